import { expect, test } from 'vitest'
import { staffBookings, staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { paid } from '#testing/decisions/booking-to-cancel.ts'
import { buildUser } from '#testing/factories.ts'
import { testServer } from '#testing/server.ts'

test('a booking is confirmed and its keys are given free of the papers in one press, with a reason', async () => {
  const server = await testServer()
  const { order } = await paid(server)
  const staff = await buildUser(server, { staff: true })
  const team = server.as(staff.token)
  const override = 'Seen at the desk'
  const listed = async () => (await team.read(staffBookings, { find: order })).body.bookings?.[0]
  expect((await listed())?.missing).not.toEqual([])
  const refused = { order, decision: 'refuse', message: 'No', override } as const
  expect((await decideAsSeen(server, team, staffDecideBooking, refused)).http).toBe(400)
  const fields = { order, decision: 'confirm', override } as const
  expect((await decideAsSeen(server, team, staffDecideBooking, fields)).http).toBe(200)
  expect(await listed()).toMatchObject({
    confirmation: 'confirmed',
    missing: [],
    papersOverride: { reason: override, holds: true },
  })
})
