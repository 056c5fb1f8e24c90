import { expect, test } from 'vitest'
import { staffAddCarCost, staffSetServiceCost } from '#protocol/rentals/workshop/car-upkeep.ts'
import { staffCloseMonth } from '#protocol/staff/month/books.ts'
import { staffMonthCarRows, staffMonthCars } from '#protocol/staff/month/month-rows.ts'
import { staffMonth } from '#protocol/staff/month/staff-month.ts'
import { buildUser } from '#testing/factories.ts'
import {
  bookVisit,
  closeThing,
  freeCar,
  needsOf,
  receipt,
  rentedWithPlan,
  submit,
  upkeepOf,
} from '#testing/maintenance.ts'
import { downloadList } from '#testing/money/month.ts'
import { setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('a service is written down with its shop, its cost and its paper, which stays with the car', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { car, oil } = await freeCar(server)
  const done = { item: oil, date: '2026-11-18', odometer: 46_100, shop: 'Lakeside', note: 'Filter' }
  const closed = await closeThing(server, staff, { ...done, cost: 84.5, paper: [await receipt()] })
  expect(closed.body).toMatchObject({ status: 1 })
  expect(await needsOf(server, staff, car)).toEqual([])
  const { history = [], year } = await upkeepOf(server, staff, car)
  expect(year).toBe(84.5)
  expect(history).toMatchObject([
    {
      kind: 'maintenance',
      day: '2026-11-18',
      title: 'Oil and filter change',
      odometer: 46_100,
      shop: 'Lakeside',
      note: 'Filter',
      cost: 84.5,
      papers: [expect.any(String)],
      isByRenter: false,
    },
  ])
  const file = await server.services.db
    .selectFrom('stored_file')
    .select(['car_id', 'order_id'])
    .where('id', '=', history[0]?.papers[0] ?? '')
    .executeTakeFirst()
  expect(file).toEqual({ car_id: car, order_id: null })
  const list = await downloadList(server, staff, 'maintenance')
  expect(list.body).toContain('last_shop,last_cost,all_costs')
  expect(list.body).toContain('Lakeside,84.50,84.50')
})

test.each([
  ['below nothing', { cost: -1 }, { cost: 'The value must be 0 or more' }],
  ['more than any car costs', { cost: 50_000.01 }, { cost: 'The value must be 50,000 or less' }],
  ['no sum', { cost: 'cheap' as never }, { cost: 'This field only accepts numbers' }],
  ['tomorrow', { date: '2026-11-21' }, { date: 'Choose today or an earlier day' }],
  ['before the last time', { date: '2026-06-01' }, { date: 'Choose 04/06/2026 or a later day' }],
  [
    'an odometer that goes back',
    { odometer: 42_000 },
    { odometer: 'The value must be 43000 or more' },
  ],
  [
    'a registration of an oil change',
    { validUntil: '2027-01-01' },
    { validUntil: 'This field is not used here' },
  ],
])('%s is refused at its field', async (_what, fields, errors) => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { oil } = await freeCar(server)
  const refused = await closeThing(server, staff, { item: oil, ...fields })
  expect(refused).toMatchObject({ http: 400, body: { errors } })
})

test('a paper is a picture or a PDF, and four at most', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { oil } = await freeCar(server)
  const text = new File(['Oil, $84.50'], 'bill.txt', { type: 'text/plain' })
  const wrong = await closeThing(server, staff, { item: oil, paper: [text] })
  expect(wrong).toMatchObject({
    http: 400,
    body: { errors: { paper: 'Upload file type is not allowed' } },
  })
  const five = await Promise.all([1, 2, 3, 4, 5].map(receipt))
  expect((await closeThing(server, staff, { item: oil, paper: five })).http).toBe(413)
})

test('two who close the same thing: the second one is told', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { car, oil } = await freeCar(server)
  const both = await Promise.all(
    [40, 50].map((cost) => closeThing(server, staff, { item: oil, cost })),
  )
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ http }) => http === 409)?.body.message).toBe(
    'This service has already been recorded.',
  )
  expect((await upkeepOf(server, staff, car)).history).toHaveLength(1)
})

test('what a renter had done is listed alike; staff say what it cost, and mend it', async () => {
  const server = await testServer()
  const rented = await rentedWithPlan(server)
  const { staff, car } = rented
  await setWall(server, '2026-12-01T09:00')
  await bookVisit(server, rented, '2026-12-02T09:00')
  await setWall(server, '2026-12-02T10:00')
  expect((await submit(server, rented)).body).toMatchObject({ status: 1 })
  const entry = async () => {
    const { history = [] } = await upkeepOf(server, staff, car)
    return history.find(({ isByRenter }) => isByRenter)
  }
  const sent = await entry()
  expect(sent).toMatchObject({ shop: 'Lakeside Garage', papers: [expect.any(String)] })
  expect(sent?.cost).toBeUndefined()
  const say = (version: string, cost: number) =>
    server
      .as(staff.token)
      .send(staffSetServiceCost, { service: sent?.service ?? '', version, cost, paper: [] })
  expect((await say(sent?.version ?? '', 120)).body).toMatchObject({ status: 1 })
  expect((await say(sent?.version ?? '', 130)).http).toBe(409)
  const said = await entry()
  expect(said?.cost).toBe(120)
  expect((await say(said?.version ?? '', 95)).body).toMatchObject({ status: 1 })
  expect((await entry())?.cost).toBe(95)
  expect((await upkeepOf(server, staff, car)).year).toBe(95)
})

test('another cost of a car is a repair or something else, of a day that has come', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { car } = await freeCar(server)
  const add = (more: object) =>
    server.as(staff.token).send(staffAddCarCost, {
      car,
      kind: 'repair',
      about: 'Windshield',
      date: '2026-11-20',
      cost: 310,
      paper: [],
      ...more,
    })
  expect(await add({ date: '2026-11-21' })).toMatchObject({
    http: 400,
    body: { errors: { date: 'Choose today or an earlier day' } },
  })
  expect((await add({ date: '2020-01-01' })).http).toBe(400)
  expect((await add({ car: 'nobody' })).http).toBe(404)
  expect((await add({ kind: 'registration' })).http).toBe(400)
  expect((await add({ paper: [await receipt()] })).body).toMatchObject({ status: 1 })
  expect((await upkeepOf(server, staff, car)).history).toMatchObject([
    { kind: 'repair', title: 'Windshield', cost: 310, papers: [expect.any(String)] },
  ])
})

test('the month has what each car cost, line by line; what comes after it was closed counts on the first open day', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const me = server.as(staff.token)
  const { car, oil } = await freeCar(server)
  await closeThing(server, staff, { item: oil, date: '2026-11-19', shop: 'Lakeside', cost: 80 })
  const carIn = async (month: string) => {
    const { cars = [] } = (await me.read(staffMonthCars, { month })).body
    return cars.find(({ carId }) => carId === car)
  }
  const rows = async (month: string) =>
    (await me.read(staffMonthCarRows, { month, car, part: 'cost' })).body.rows
  const found = await carIn('2026-11')
  expect(found).toMatchObject({ revenue: 0, cost: 80, left: -80 })
  expect(found?.leftADay).toBe(-(found?.costADay ?? 0))
  expect((await me.read(staffMonth, { month: '2026-11' })).body.carCosts).toBeGreaterThanOrEqual(80)
  expect(await rows('2026-11')).toMatchObject([
    { day: '2026-11-19', amount: 80, title: 'Oil and filter change', shop: 'Lakeside' },
  ])

  await setWall(server, '2026-12-02T10:00')
  const { version = '' } = (await me.read(staffMonth, { month: '2026-11' })).body
  expect((await me.send(staffCloseMonth, { month: '2026-11', version })).body).toMatchObject({
    status: 1,
  })
  const late = { car, kind: 'other', about: 'Towing', date: '2026-11-25', cost: 60 } as const
  await me.send(staffAddCarCost, { ...late, paper: [] })
  expect((await carIn('2026-11'))?.cost).toBe(80)
  expect((await carIn('2026-12'))?.cost).toBe(60)
  expect(await rows('2026-12')).toMatchObject([
    { day: '2026-12-01', doneOn: '2026-11-25', amount: 60, title: 'Towing' },
  ])
})

test('the lines of what a car brought in add up to it', async () => {
  const server = await testServer()
  const { staff, car, order } = await rentedWithPlan(server)
  await setWall(server, '2026-12-02T10:00')
  const me = server.as(staff.token)
  const asked = { month: '2026-11', car, part: 'revenue' } as const
  const { rows = [] } = (await me.read(staffMonthCarRows, asked)).body
  expect(rows).toMatchObject([{ orderId: order, days: expect.any(Number) }])
  const { cars = [] } = (await me.read(staffMonthCars, { month: '2026-11' })).body
  const found = cars.find(({ carId }) => carId === car)
  expect(rows[0]?.amount).toBe(found?.revenue)
  expect(rows[0]?.days).toBe(found?.days)
})
