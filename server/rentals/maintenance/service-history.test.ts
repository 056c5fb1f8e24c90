import { expect, test } from 'vitest'
import { carServiceFormData } from '#protocol/rentals/maintenance/car-service-form-data.ts'
import {
  carServiceHistory,
  carServiceHistoryAction,
} from '#protocol/rentals/maintenance/service-history.ts'
import { buildUser } from '#testing/factories.ts'
import { bookVisit, rentedWithPlan, submit } from '#testing/maintenance.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

// @7-carServiceHistory
test('a car’s history has services, readings and changes; papers and comments only for their owner', async () => {
  const server = await testServer()
  const first = await rentedWithPlan(server)
  const { user, staff, car } = first
  await setWall(server, '2026-12-01T09:00')
  await bookVisit(server, first, '2026-12-02T09:00')
  await setWall(server, '2026-12-02T11:00')
  await submit(server, first, { comment: 'My cousin works there.' })
  const mine = await server.as(user.token).read(carServiceHistory, { car })
  expect(mine.body.history).toMatchObject([
    {
      kind: 'service',
      title: 'Oil and filter change',
      date: '2026-12-02',
      odometer: 47_900,
      own: true,
    },
    { kind: 'status', title: 'Maintenance scheduled', rentalStatus: 93 },
    { kind: 'status', title: 'Keys handed over', odometer: 47_380, rentalStatus: 86 },
  ])
  const objectHistory = mine.body.history?.[0]?.objectHistory ?? ''
  const inFull = await server.as(user.token).read(carServiceHistoryAction, { objectHistory })
  expect(inFull.body.action).toMatchObject({
    maintenanceKind: 'oil',
    outcome: 'done',
    date: '2026-12-02',
    shop: 'Lakeside Garage',
    text: 'My cousin works there.',
    actor: 'renter',
    files: [{ contentType: 'image/webp' }],
  })
  const fileOf = (token: string) =>
    server.app.inject({
      url: `/files/${inFull.body.action?.files[0]?.id}`,
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await fileOf(user.token)).statusCode).toBe(200)

  // The next renter of the car sees that it was done, and nothing of who did it.
  await setWall(server, '2026-12-05T08:00')
  await keys(server, user, { order: first.order, rentalStatus: 88, odometer: 48_000 })
  expect((await server.as(user.token).read(carServiceHistory, { car })).http).toBe(404)
  expect((await server.as(user.token).read(carServiceHistoryAction, { objectHistory })).http).toBe(
    404,
  )
  const trip = { start: '2026-12-06T10:00', end: '2027-01-10T10:00' }
  const second = await pickedUp(server, { car, odometer: 48_010, ...trip })
  const theirs = server.as(second.user.token)
  const history = (await theirs.read(carServiceHistory, { car })).body.history ?? []
  expect(history.map(({ own }) => own)).toEqual([true, false, false, false, false])
  const seen = await theirs.read(carServiceHistoryAction, { objectHistory })
  expect(seen.body.action).toMatchObject({ shop: 'Lakeside Garage', files: [], own: false })
  expect(seen.body.action?.text).toBeUndefined()
  expect((await fileOf(second.user.token)).statusCode).toBe(404)
  expect((await fileOf(staff.token)).statusCode).toBe(200)
  const byStaff = await server.as(staff.token).read(carServiceHistoryAction, { objectHistory })
  expect(byStaff.body.action?.text).toBe('My cousin works there.')

  const stranger = server.as((await buildUser(server)).token)
  expect((await stranger.read(carServiceHistory, { car })).http).toBe(404)
  expect((await stranger.read(carServiceHistoryAction, { objectHistory })).http).toBe(404)
  for (const none of ['service-none', 'event-0', 'event-none', 'none']) {
    const reply = await theirs.read(carServiceHistoryAction, { objectHistory: none })
    expect(reply.http).toBe(404)
  }
})

// @7-carServiceFormData
test('the form knows kinds, files, and the limits of each item', async () => {
  const server = await testServer()
  const { user, car, oil } = await rentedWithPlan(server)
  const bare = await server.as(user.token).read(carServiceFormData, {}, { lang: 'es' })
  expect(bare.body).toMatchObject({
    kinds: [{ id: 'oil', name: 'Cambio de aceite y filtro' }, {}, {}, {}],
    receipt: { most: 4, pictureMegabytes: 10, pdfMegabytes: 2 },
    items: [],
  })
  await setWall(server, '2026-12-01T09:00')
  const ofCar = await server.as(user.token).read(carServiceFormData, { car })
  expect(ofCar.body.items).toContainEqual({
    item: oil,
    name: 'Oil and filter change',
    earliestDate: '2026-06-04',
    latestDate: '2026-12-01',
    lowestOdometer: 47_380,
  })
})
