import { expect, test } from 'vitest'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { bookedCar, confirm, keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const next = { start: '2027-01-13T10:00', end: '2027-02-12T10:00' }

/** What staff were told about the odometer of an order. */
async function told({ services }: TestServer, order: string, staff: { id: string }) {
  const rows = await services.db
    .selectFrom('notification')
    .select(['title_en', 'text_en'])
    .where('thread', '=', `odometer ${order}`)
    .where('user_id', '=', staff.id)
    .execute()
  return rows.map(({ text_en: text }) => text)
}

test('staff are told of a reading far above the last return, and not of a short move', async () => {
  const server = await testServer()
  for (const [start, expected] of [
    [48_050, []],
    [
      48_051,
      [
        'The renter entered 48,051 miles at pickup. The last reading was 48,000. Check the dashboard photo from the pickup.',
      ],
    ],
  ] as const) {
    const first = await pickedUp(server, { odometer: 47_380 })
    expect(await told(server, first.order, first.staff)).toEqual([])
    await keys(server, first.user, { order: first.order, rentalStatus: 88, odometer: 48_000 })
    const user = await buildUser(server)
    const order = await holdCar(server, user, first.car, next)
    await payByCard(server, user, order)
    await confirm(server, first.staff, order)
    await server.as(user.token).send(acceptContract, { order, version: 1 })
    await setWall(server, next.start)
    const got = await keys(server, user, { order, odometer: start })
    expect(got.body.rentalStatus).toBe(86)
    expect(await told(server, order, first.staff)).toEqual(expected)
    server.setNow(new Date('2026-11-20T18:00:00Z'))
  }
})

test('staff are asked to compare the odometer when an extension makes the miles cheaper', async () => {
  const server = await testServer()
  for (const [pm, expected] of [
    [undefined, 0],
    ['more', 1],
  ] as const) {
    const { user, staff, order } = await bookedCar(server, { pm: 'normal' })
    await setWall(server, '2026-11-24T10:00')
    await keys(server, user, { order, odometer: 47_380 })
    await setWall(server, '2027-01-06T10:00')
    const asked = { order, end: '2027-01-19T10:00', odometer: 47_500, pm }
    const extension = (await server.as(user.token).send(extendCar, asked)).body.orderId ?? ''
    await payByCard(server, user, extension)
    expect(await told(server, extension, staff)).toHaveLength(expected)
    server.setNow(new Date('2026-11-20T18:00:00Z'))
  }
})
