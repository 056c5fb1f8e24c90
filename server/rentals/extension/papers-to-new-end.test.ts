import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffOverridePapers } from '#protocol/staff/staff/override-papers.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { verifyPapers } from '#testing/factories.ts'
import { payByCard } from '#testing/journey.ts'
import { pickedUp, setWall, statusOf } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const end = '2027-01-19T10:00'

test('an extension asks for verified papers until a day after its new end, before anybody pays', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  const papers = (set: object) =>
    server.services.db.updateTable('driver').set(set).where('user_id', '=', user.id).execute()
  await setWall(server, '2027-01-06T10:00')
  const ask = () => me.send(extendCar, { order, end, odometer: 48_000 })
  const told = async () =>
    (await me.read(booking, { order, isCarExtend: true, end })).body.missing?.map(
      ({ code }) => code,
    )
  const refused = { http: 409, body: { message: expect.stringContaining('after the new end') } }

  await papers({ license_expires: '2027-01-19', license_verification: 'submitted' })
  await verifyPapers(server, user)
  expect(await told()).toEqual(['licenseExpired'])
  expect(await ask()).toMatchObject(refused)
  await papers({ license_expires: '2027-01-20', license_verification: 'submitted' })
  expect(await told()).toEqual(['licenseWaits'])
  expect(await ask()).toMatchObject(refused)
  await verifyPapers(server, user)
  expect(await told()).toEqual([])
  const { orderId: extension = '' } = (await ask()).body
  expect(extension).not.toBe('')

  await papers({ insurance_verification: 'submitted' })
  const pay = { order: extension, paymentMethod: 'creditCard' } as const
  const unpaid = await me.send(submitPaymentRefund, pay)
  expect(unpaid.body).toMatchObject({ status: 0, message: 'Insurance is being checked' })
  await verifyPapers(server, user)
  await payByCard(server, user, extension)
  expect(await statusOf(server, user.token, extension)).toBe(86)
})

test('what staff did without before the keys is asked at the extension, unless they say so again', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  await setWall(server, '2027-01-06T10:00')
  const waits = { insurance_verification: 'submitted' }
  const { db } = server.services
  await db.updateTable('driver').set(waits).where('user_id', '=', user.id).execute()
  const override = () =>
    decideAsSeen(server, server.as(staff.token), staffOverridePapers, { order, reason: 'Called.' })
  await override()
  const before = new Date('2026-11-23T10:00:00Z')
  await db
    .updateTable('rental_order')
    .set({ papers_override_at: before })
    .where('id', '=', order)
    .execute()
  const ask = () => server.as(user.token).send(extendCar, { order, end, odometer: 48_000 })
  expect((await ask()).http).toBe(409)
  await override()
  expect((await ask()).body.orderId).toEqual(expect.any(String))
})
