import { expect, test } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { bookVisit, rentedWithPlan, submit } from '#testing/maintenance.ts'
import { keys, pickedUp, type Rented, setWall, verifiedEvidence } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { readOdometer } from '../../fleet/fleet/odometer.ts'
import { overdueMaintenance } from './propose-maintenance-fees.ts'
import { remindOfMaintenance } from './remind-of-maintenance.ts'

/** Stages and days of what a rental was told. */
async function told({ services }: TestServer, { car }: Rented) {
  const rows = await services.db
    .selectFrom('maintenance_reminder as r')
    .innerJoin('maintenance_item as i', 'i.id', 'r.item_id')
    .where('i.car_id', '=', car)
    .select(['stage', 'told_on', 'r.round'])
    .orderBy('at')
    .execute()
  return rows.map((row) => `${row.round} ${row.stage} ${row.told_on}`)
}

const day = (date: number) => `2026-12-${String(date).padStart(2, '0')}T09:00`

async function live(server: TestServer, from: number, to: number): Promise<void> {
  for (let date = from; date <= to; date++) {
    await setWall(server, day(date))
    // Three processes look at the same time.
    const { services } = server
    await Promise.all([1, 2, 3].map(() => remindOfMaintenance(services)))
  }
}

const fees = async ({ services }: TestServer, order: string) =>
  (await overdueMaintenance(services.db, services.clock())).filter((one) => one.orderId === order)

// @9-engine-damage
test('soon, due, two warnings, each once; then the fee may be proposed', async () => {
  const server = await testServer()
  const rented = await rentedWithPlan(server)
  const { user, order, oil, car } = rented
  await remindOfMaintenance(server.services)
  await live(server, 1, 8)
  expect(await told(server, rented)).toEqual([
    '1 soon 2026-11-24',
    '1 due 2026-12-01',
    '1 firstWarning 2026-12-05',
    '1 secondWarning 2026-12-07',
  ])
  expect(await fees(server, order)).toEqual([])
  await live(server, 9, 9)
  expect(await fees(server, order)).toMatchObject([
    {
      itemId: oil,
      kind: 'oil',
      carId: car,
      userId: user.id,
      dueOn: '2026-12-01',
      warnedOn: ['2026-12-05', '2026-12-07'],
    },
  ])

  const { body } = await server.as(user.token).read(dashboard, { order }, { lang: 'es' })
  const notices = body.notifications?.filter(({ topic }) => topic === 'maintenance') ?? []
  expect(notices).toMatchObject([
    {
      title: 'Cambio de aceite y filtro: con atraso, segundo aviso',
      severity: 'danger',
      route: 'vehicleMaintenance',
      query: { order },
    },
  ])
  const history = await server.as(user.token).read(orderHistory, { order })
  expect(history.body.history?.slice(0, 2).map(({ title }) => title)).toEqual([
    'Maintenance overdue, second warning',
    'Maintenance overdue, first warning',
  ])
  const evidence = await verifiedEvidence(server, order)
  expect(evidence.filter(({ kind }) => kind === 'maintenance')).toHaveLength(2)

  // A visit takes it off the list; the service ends the round, and its notice.
  await bookVisit(server, rented, '2026-12-09T12:00')
  expect(await fees(server, order)).toEqual([])
  await setWall(server, '2026-12-09T13:00')
  await submit(server, rented, { date: '2026-12-09' })
  await live(server, 10, 20)
  expect(await told(server, rented)).toHaveLength(4)
  expect(await fees(server, order)).toEqual([])
  const after = await server.as(user.token).read(dashboard, { order })
  const open = after.body.notifications?.filter((one) => one.topic === 'maintenance' && !one.readAt)
  expect(open).toEqual([])
})

test('the miles run out first: the days count from when that was seen', async () => {
  const server = await testServer()
  const rented = await rentedWithPlan(server, { odometer: 47_100 })
  await setWall(server, '2026-11-25T09:00')
  const read = (miles: number) =>
    server.services.db
      .transaction()
      .execute((tx) => readOdometer(tx, rented.car, miles, server.services.clock()))
  await read(47_600)
  await remindOfMaintenance(server.services)
  await setWall(server, '2026-11-26T09:00')
  await read(48_000)
  await remindOfMaintenance(server.services)
  await setWall(server, '2026-11-29T23:00')
  await remindOfMaintenance(server.services)
  expect(await told(server, rented)).toEqual(['1 soon 2026-11-25', '1 due 2026-11-26'])
  await setWall(server, '2026-11-30T00:01')
  await remindOfMaintenance(server.services)
  expect((await told(server, rented)).at(-1)).toBe('1 firstWarning 2026-11-30')
})

test('a renter who takes over an overdue car has the same days as everybody', async () => {
  const server = await testServer()
  const first = await rentedWithPlan(server)
  await live(server, 1, 9)
  expect(await fees(server, first.order)).toHaveLength(1)
  await keys(server, first.user, { order: first.order, rentalStatus: 88, odometer: 47_400 })
  expect(await fees(server, first.order)).toEqual([])

  const trip = { start: '2026-12-10T10:00', end: '2027-01-10T10:00' }
  await setWall(server, '2026-12-10T08:00')
  const second = await pickedUp(server, { car: first.car, odometer: 47_400, ...trip })
  await live(server, 11, 19)
  expect((await told(server, second)).slice(-3)).toEqual([
    '1 due 2026-12-11',
    '1 firstWarning 2026-12-15',
    '1 secondWarning 2026-12-17',
  ])
  expect(await fees(server, second.order)).toHaveLength(1)
  await setWall(server, day(18))
  expect(await fees(server, second.order)).toEqual([])
})
