import { expect, test } from 'vitest'
import type { InputOf } from '#protocol/core/operation.ts'
import { submitVehicleInspection } from '#protocol/rentals/inspections/submit-vehicle-inspection.ts'
import { inspectionGuidelines } from '#protocol/rentals/inspections/inspection-guidelines.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { buildCar } from '#testing/factories.ts'
import { inspect, picturesOf, requiredAngles } from '#testing/inspection.ts'
import { payByCard } from '#testing/journey.ts'
import { bookedCar, confirm, pickedUp, setWall, verifiedEvidence } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const missingPictures =
  'The photos of the eight outside angles are missing. Take them first, then get the keys.'

// @3-checkpoint-title @7-inspectionGuidelines
test('the checklist tells what to take, how, and shows an example of each in both languages', async () => {
  const server = await testServer()
  const { user } = await bookedCar(server)
  const { body } = await server.as(user.token).read(inspectionGuidelines, {})
  expect(body.checkpoints).toHaveLength(15)
  expect(body.checkpoints?.filter((one) => one.flag).map((one) => one.title)).toEqual([
    'Front',
    'Front right',
    'Right side',
    'Rear right',
    'Rear',
    'Rear left',
    'Left side',
    'Front left',
  ])
  expect(body.checkpoints?.[0]).toMatchObject({
    kindOfPicture: 'outside',
    samplePicture: '/samples/inspection/front.svg',
  })
  const spanish = await server.as(user.token).read(inspectionGuidelines, {}, { lang: 'es' })
  expect(spanish.body.checkpoints?.map((one) => one.title)).toContain('Parabrisas')
})

// @7-submitVehicleInspection
test('keys wait for the eight pictures of the pickup, and so does the return', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  const me = server.as(user.token)
  const visit = { order, odometer: 47_380, gas: 8 }
  const early = await inspect(server, user, order, 'pickup')
  expect(early).toMatchObject({
    http: 409,
    body: { message: 'You can get the keys from 2 hours before your appointment.' },
  })
  await setWall(server, '2026-11-24T10:00')
  expect(await me.send(getOrReturnKeys, { ...visit, rentalStatus: 86 })).toMatchObject({
    http: 409,
    body: { message: missingPictures },
  })
  const made = await inspect(server, user, order, 'pickup', { odometer: 47_380, gas: 8 })
  expect(made.body).toMatchObject({
    rentalStatus: 85,
    inspection: { kind: 'pickup', odometer: 47_380, gas: 8, state: 'submitted' },
  })
  expect(made.body.inspection?.items).toHaveLength(8)
  expect(await inspect(server, user, order, 'pickup')).toMatchObject({
    http: 409,
    body: { message: 'This inspection has already been submitted.' },
  })
  const got = await me.send(getOrReturnKeys, { ...visit, rentalStatus: 86 })
  expect(got.body.rentalStatus).toBe(86)

  expect(await me.send(getOrReturnKeys, { ...visit, rentalStatus: 88 })).toMatchObject({
    http: 409,
    body: { message: missingPictures },
  })
  server.passMinutes(60)
  await inspect(server, user, order, 'return')
  const back = await me.send(getOrReturnKeys, { ...visit, rentalStatus: 88 })
  expect(back.body.rentalStatus).toBe(88)
  const { body } = await me.read(inspectionGuidelines, { order })
  expect(body.due).toEqual([])
  expect(body.inspections?.map(({ kind, items }) => [kind, items.length])).toEqual([
    ['pickup', 8],
    ['return', 8],
  ])
})

test('pictures of an earlier day are taken again, and both stay in the evidence', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await inspect(server, user, order, 'return')
  server.passMinutes(24 * 60)
  const visit = { order, odometer: 47_380, gas: 8, rentalStatus: 88 }
  expect((await me.send(getOrReturnKeys, visit)).body.message).toBe(missingPictures)
  expect((await inspect(server, user, order, 'return')).http).toBe(200)
  expect((await me.send(getOrReturnKeys, visit)).body.rentalStatus).toBe(88)
  const evidence = await verifiedEvidence(server, order)
  const kinds = evidence
    .filter((entry) => entry.kind === 'inspection')
    .map((entry) => (entry.data as { kind: string }).kind)
  expect(kinds).toEqual(['pickup', 'return', 'return'])
})

test('the cars of a swap have their pictures each, in one visit', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const me = server.as(user.token)
  const car = await buildCar(server)
  const asked = await me.send(carChangeByCar, { order, car, reason: 'preference' })
  const swap = asked.body.orderId ?? ''
  await payByCard(server, user, swap)
  await confirm(server, staff, swap)
  await me.send(acceptContract, { order: swap, version: 1 })
  const { body } = await me.read(inspectionGuidelines, { order: swap })
  expect(body.due).toMatchObject([
    { order, kind: 'return', state: 'open' },
    { order: swap, kind: 'swap', state: 'open' },
  ])
  expect((await inspect(server, user, swap, 'pickup')).body.message).toContain('swap inspection')
  const visit = {
    order: swap,
    rentalStatus: 86,
    odometer: 10,
    gas: 8,
    oldOdometer: 47_400,
    oldGas: 8,
  }
  await inspect(server, user, swap, 'swap')
  // The first car has none yet.
  expect((await me.send(getOrReturnKeys, visit)).body.message).toBe(missingPictures)
  await inspect(server, user, order, 'return')
  expect((await me.send(getOrReturnKeys, visit)).body.rentalStatus).toBe(86)
})

test('a weekly inspection opens 2 days before it is due, once a week, and is a duty', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  const duty = async () => {
    const { body } = await me.read(dashboard, { order })
    return body.selectedRental?.duties.find(({ code }) => code === 'weeklyInspection')
  }
  const odometer = 47_500
  expect(await duty()).toMatchObject({ state: 'ahead', dueAt: '2026-12-01T18:00:00.000Z' })
  expect(await inspect(server, user, order, 'weekly', { odometer })).toMatchObject({
    http: 409,
    body: { message: 'No weekly inspection is open right now. It opens 2 days before it is due.' },
  })
  await setWall(server, '2026-11-29T10:00')
  expect(await duty()).toMatchObject({ state: 'open', route: 'vehicleInspection' })
  expect((await inspect(server, user, order, 'weekly')).body.errors).toEqual({
    odometer: 'Field is Required',
  })
  const made = await inspect(server, user, order, 'weekly', { odometer })
  expect(made.body.inspection).toMatchObject({ kind: 'weekly', week: 1, odometer })
  expect((await inspect(server, user, order, 'weekly', { odometer })).http).toBe(409)
  expect(await duty()).toMatchObject({ state: 'ahead', dueAt: '2026-12-08T18:00:00.000Z' })
  await setWall(server, '2026-12-08T10:01')
  expect(await duty()).toMatchObject({ state: 'overdue' })
  const history = await me.read(orderHistory, { order })
  expect(history.body.history?.map(({ title }) => title)).toContain('Weekly inspection')
})

test.each([
  ['an odometer below the last', { odometer: 47_379 }, 409, /cannot be lower/],
  ['nine eighths of gas', { gas: 9 }, 400, /check the marked fields/],
  ['a kind that there is not', { kind: 'monthly' as never }, 400, /check the marked fields/],
  ['pickup again, with the keys in hand', { kind: 'pickup' as const }, 409, /no keys to pick up/],
  ['swap without a swap', { kind: 'swap' as const }, 409, /pickup inspection/],
  ['no pictures', { items: '[]' }, 409, /Front, Front right, Right side, Rear right, Rear/],
  ['pictures that are no list', { items: '{' }, 400, /check the marked fields/],
  ['a picture of nobody', { items: '[{"checkpoint":"front","file":"NONE"}]' }, 409, /missing/],
] as [string, Partial<InputOf<typeof submitVehicleInspection>>, number, RegExp][])(
  '%s is refused with a sentence',
  async (_, fields, http, message) => {
    const server = await testServer()
    const { user, order } = await pickedUp(server)
    const items = fields.items ?? (await picturesOf(server, user))
    const reply = await server
      .as(user.token)
      .send(submitVehicleInspection, { order, kind: 'return', ...fields, items })
    expect(reply.http).toBe(http)
    expect(reply.body.message).toMatch(message)
    // Nothing was kept of it, so the same pictures do.
    expect((await inspect(server, user, order, 'return')).http).toBe(200)
  },
)

test('missing angles are named, in Spanish too', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const items = await picturesOf(
    server,
    user,
    requiredAngles.filter((angle) => angle !== 'left' && angle !== 'rear'),
  )
  const fields = { order, kind: 'return', items } as const
  const reply = await server.as(user.token).send(submitVehicleInspection, fields, { lang: 'es' })
  expect(reply).toMatchObject({
    http: 409,
    body: { message: 'Faltan estas fotos: Atrás, Lado izquierdo.' },
  })
})

test('the same inspection sent again changes nothing and gets the same answer', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const fields = { order, kind: 'return', items: await picturesOf(server, user) } as const
  const send = () =>
    server.as(user.token).send(submitVehicleInspection, fields, { requestId: `again-${order}` })
  const first = await send()
  expect(first.http).toBe(200)
  expect((await send()).body).toEqual(first.body)
})

test('the database has one inspection of a kind an order, and one a week', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2026-11-30T10:00')
  await inspect(server, user, order, 'weekly', { odometer: 47_400 })
  const { db } = server.services
  const rows = await db
    .selectFrom('inspection')
    .selectAll()
    .where('order_id', '=', order)
    .orderBy('kind')
    .execute()
  expect(rows.map((row) => [row.kind, row.week])).toEqual([
    ['pickup', null],
    ['weekly', 1],
  ])
  for (const row of rows) {
    const copy = db.insertInto('inspection').values({ ...row, id: `${row.id}X` })
    await expect(copy.execute()).rejects.toMatchObject({ code: '23505' })
  }
})
