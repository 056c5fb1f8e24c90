import { expect, test } from 'vitest'
import { recallState, registrationState } from '#domain/rentals/maintenance/state.ts'
import { addDaysToDay } from '#domain/core/time/wall-time.ts'
import { staffAddRecall } from '#protocol/rentals/workshop/car-upkeep.ts'
import { cars as carsOperation } from '#protocol/fleet/cars/cars.ts'
import { staffCloseMaintenance } from '#protocol/rentals/workshop/staff-maintenance.ts'
import { staffCar } from '#protocol/staff/garage/staff-cars.ts'
import { staffUnblockCar } from '#protocol/staff/garage/off-the-road.ts'
import { readBroken, takeOff } from '#testing/decisions/broken-car.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { closeThing, freeCar, needsOf, receipt, upkeepOf } from '#testing/maintenance.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const recall = { campaign: '26V-101', title: 'Airbag inflator', todo: 'Change it at a dealer.' }

const add = (server: TestServer, staff: TestUser, plates: string, more: object = {}) =>
  server.as(staff.token).send(staffAddRecall, { plates, ...recall, ...more })

const isOffered = async (server: TestServer, car: string) => {
  const { body } = await server.as().read(carsOperation, { area: '1', ...trip })
  return (body.cars ?? []).some(({ id, available }) => id === car && available)
}

test('a recall is a row of its own until it is done, and is written down once', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server, { plate: 'RCL101', odometer: 30_000 })
  const other = await buildCar(server, { plate: 'RCL102' })
  expect(
    (await add(server, staff, 'rcl101, RCL102\nRCL101', { due: '2026-12-24' })).body,
  ).toMatchObject({
    cars: 2,
  })
  const [row] = await needsOf(server, staff, car)
  expect(row).toMatchObject({
    kind: 'recall',
    state: 'due',
    title: 'Airbag inflator',
    description: 'Change it at a dealer.',
    campaign: '26V-101',
    isParked: false,
    due: { date: '2026-12-24' },
  })
  expect(await needsOf(server, staff, other)).toHaveLength(1)
  expect(await add(server, staff, 'RCL101')).toMatchObject({
    http: 409,
    body: { message: 'This recall is written down for this car already.' },
  })
  expect(await isOffered(server, car)).toBe(true)
  const done = { item: row?.id ?? '', odometer: 30_050, shop: 'Dealer', cost: 0 }
  const ahead = await closeThing(server, staff, { ...done, date: '2026-11-21' })
  expect(ahead.body.errors).toMatchObject({ date: 'Choose today or an earlier day' })
  const stale = { ...done, decision: 'done' as const, version: 'old', paper: [] }
  expect((await server.as(staff.token).send(staffCloseMaintenance, stale)).http).toBe(409)
  const back = await closeThing(server, staff, { ...done, odometer: 51_000 })
  expect(back.body.errors).toMatchObject({ odometer: 'The value must be 50000 or less' })
  expect(
    (await closeThing(server, staff, { ...done, paper: [await receipt()] })).body,
  ).toMatchObject({
    status: 1,
  })
  expect(await needsOf(server, staff, car)).toEqual([])
  expect((await closeThing(server, staff, done)).http).toBe(404)
  expect((await upkeepOf(server, staff, car)).history).toMatchObject([
    {
      kind: 'recall',
      title: '26V-101, Airbag inflator',
      shop: 'Dealer',
      odometer: 30_050,
      cost: 0,
      papers: [expect.any(String)],
    },
  ])
})

test('a car that must not be driven is offered to nobody until its recall is done', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server, { plate: 'RCL201' })
  await add(server, staff, 'RCL201', { doNotDrive: true })
  expect(await isOffered(server, car)).toBe(false)
  const [row] = await needsOf(server, staff, car)
  expect(row).toMatchObject({ state: 'overdue', isParked: true, place: 'offRoad' })
  const [span] = (await readBroken(server, staff, car)).spans ?? []
  expect(span?.reason).toBe('26V-101: Airbag inflator')
  const lifted = await server
    .as(staff.token)
    .send(staffUnblockCar, { breakdown: span?.id ?? '', version: span?.version ?? '' })
  expect(lifted).toMatchObject({
    http: 409,
    body: {
      message: 'A recall says not to drive this car. Mark the recall done under Maintenance first.',
    },
  })
  await closeThing(server, staff, { item: row?.id ?? '' })
  expect(await isOffered(server, car)).toBe(true)
})

test.each([
  ['a plate of no car', { plates: 'NOBODY' }, { plates: 'Invalid data' }, 'No car has NOBODY.'],
  ['no plate', { plates: ' , ' }, { plates: 'Field is Required' }, undefined],
  [
    'a day in another life',
    { due: '2040-01-01' },
    { due: 'This date is too far ahead' },
    undefined,
  ],
  ['no title', { title: '' }, { title: 'Field is Required' }, undefined],
])('%s is refused at its field', async (_what, fields, errors, message) => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { plate } = await freeCar(server)
  const refused = await add(server, staff, plate, fields)
  expect(refused).toMatchObject({ http: 400, body: { errors, ...(message && { message }) } })
})

test('a car that is off the road already cannot be parked a second time; a mistake can be taken back', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { car, plate, oil } = await freeCar(server)
  await takeOff(server, staff, car)
  expect((await add(server, staff, plate, { doNotDrive: true })).http).toBe(409)
  await add(server, staff, plate)
  const row = (await needsOf(server, staff, car)).find(({ id }) => id !== oil)
  const item = row?.id ?? ''
  const paid = await closeThing(server, staff, { item, decision: 'cancel', cost: 5 })
  expect(paid.body.errors).toEqual({ cost: 'This field is not used here' })
  expect((await closeThing(server, staff, { item, decision: 'cancel' })).body).toMatchObject({
    status: 1,
  })
  expect((await add(server, staff, plate)).body).toMatchObject({ cars: 1 })
})

test('a registration that ends is told 30 days ahead, and renewed with its cost', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const far = await buildCar(server, { registration_until: '2026-12-21' })
  const car = await buildCar(server, { registration_until: '2026-12-20' })
  expect(await needsOf(server, staff, far)).toEqual([])
  const [row] = await needsOf(server, staff, car)
  expect(row).toMatchObject({
    kind: 'registration',
    state: 'due',
    title: 'Registration',
    due: { date: '2026-12-20' },
    daysLeft: 30,
  })
  const item = row?.id ?? ''
  const renew = (more: object) => closeThing(server, staff, { item, cost: 212, ...more })
  expect((await renew({})).body.errors).toEqual({ validUntil: 'Field is Required' })
  expect((await renew({ validUntil: '2026-12-20' })).body.errors).toEqual({
    validUntil: 'Choose 21/12/2026 or a later day',
  })
  expect((await renew({ validUntil: '2036-12-20' })).body.errors).toEqual({
    validUntil: 'This date is too far ahead',
  })
  expect((await renew({ decision: 'cancel', cost: undefined })).http).toBe(400)
  const both = await Promise.all([1, 2].map(() => renew({ validUntil: '2027-12-20' })))
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await needsOf(server, staff, car)).toEqual([])
  expect((await upkeepOf(server, staff, car)).history).toMatchObject([
    { kind: 'registration', title: 'Registration', cost: 212 },
  ])
})

test('a car whose registration ends inside a booking says so on its page', async () => {
  const server = await testServer()
  const { staff, car, order } = await bookedCar(server)
  const page = async () => (await server.as(staff.token).read(staffCar, { car })).body.car
  expect((await page())?.endsAfterRegistration).toBeUndefined()
  const set = { registration_until: '2026-12-01' }
  await server.services.db.updateTable('car').set(set).where('id', '=', car).execute()
  expect((await page())?.endsAfterRegistration).toMatchObject({ order, end: trip.end })
  const later = { registration_until: trip.end.slice(0, 10) }
  await server.services.db.updateTable('car').set(later).where('id', '=', car).execute()
  expect((await page())?.endsAfterRegistration).toBeUndefined()
})

test('recalls and registrations stand in the list as the rules say, on the clock of each area', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const today = '2026-11-20'
  for (const days of [-1, 0, 1, 29, 30, 31]) {
    const until = addDaysToDay(today, days)
    const car = await buildCar(server, { registration_until: until })
    const expected = registrationState(until, today)
    const rows = await needsOf(server, staff, car)
    expect(rows.map(({ state }) => state)).toEqual(expected === 'ok' ? [] : [expected])
    const { car: other, plate, oil } = await freeCar(server)
    await add(server, staff, plate, { due: until })
    const row = (await needsOf(server, staff, other)).find(({ id }) => id !== oil)
    expect(row?.state).toBe(recallState({ due: until, isParked: false }, today))
  }
})
