import { expect, test } from 'vitest'
import { inspectionGuidelines } from '#protocol/rentals/inspections/inspection-guidelines.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { staffInspections } from '#protocol/rentals/inspections/staff-inspections.ts'
import { buildCar } from '#testing/factories.ts'
import { inspect } from '#testing/inspection.ts'
import { payByCard } from '#testing/journey.ts'
import { fetchPaper } from '#testing/papers.ts'
import { readPdf } from '#testing/pdf-text.ts'
import {
  bookedCar,
  confirm,
  keys,
  ledgerOf,
  reportBreakdown,
  setWall,
} from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const missingCharge = {
  code: 'charging',
  label: 'Missing charge',
  quantity: 20,
  unit: 'percent',
  unitPrice: 42,
  rule: 'Charge missing beyond 10% of the battery, at the area’s price per kWh. Extra charge is not refunded.',
}
const noGas = { gas: undefined }

/** A booked electric car of 75 kWh, at the moment of its pickup; a kWh costs 56 cents here. */
async function atTheCar() {
  const server = await testServer()
  const rented = await bookedCar(server, { car: await buildCar(server, { fuel: 'electric' }) })
  await setWall(server, '2026-11-24T10:00')
  return { server, ...rented }
}

/** The same with the keys taken at 90 %. */
async function onTheRoad() {
  const found = await atTheCar()
  const { server, user, order } = found
  const got = await keys(server, user, { order, odometer: 100, ...noGas, charge: 90 })
  if (got.body.rentalStatus !== 86) throw new Error(`no keys: ${JSON.stringify(got.body)}`)
  return found
}

test('an electric car is asked for charge in percent, and gas is none of its readings', async () => {
  const { server, user, order } = await atTheCar()
  const get = (fields: object) => keys(server, user, { order, odometer: 100, ...noGas, ...fields })
  expect((await get({})).body.errors).toEqual({ charge: 'Field is Required' })
  expect((await get({ gas: 8 })).body.errors).toEqual({
    charge: 'Field is Required',
    gas: 'Invalid data',
  })
  expect((await get({ charge: 101 })).body.errors).toEqual({
    charge: 'The value must be 100 or less',
  })
  expect((await get({ charge: 90 })).body).toMatchObject({
    rentalStatus: 86,
    rental: { startOdometer: 100, startCharge: 90 },
  })
  const { body } = await server.as(user.token).read(dashboard, { order }, { lang: 'es' })
  expect(body.selectedRental?.timeline.find(({ code }) => code === '86')?.text).toBe(
    'Odómetro 100 mi, carga 90%',
  )
})

test('a car with a tank has no charge', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  await setWall(server, '2026-11-24T10:00')
  const refused = await keys(server, user, { order, charge: 80 })
  expect(refused).toMatchObject({ http: 400, body: { errors: { charge: 'Invalid data' } } })
})

test.each([
  [80, undefined],
  // 30 percent are missing, 10 of them are free: 20 percent of 75 kWh at 56 cents.
  [60, 840],
] as const)(
  'an electric car that left with 90 percent comes back with %i percent',
  async (charge, cents) => {
    const { server, user, order } = await onTheRoad()
    await setWall(server, '2027-01-12T10:00')
    const back = await keys(server, user, {
      order,
      rentalStatus: 88,
      odometer: 100,
      ...noGas,
      charge,
    })
    expect(back.body).toMatchObject({ rentalStatus: 88, rental: { endCharge: charge } })
    const ledger = await ledgerOf(server, order)
    expect(ledger.charging).toBe(cents === undefined ? undefined : -cents)
    expect(ledger.gas).toBeUndefined()

    const { body } = await server.as(user.token).read(dashboard, { order })
    expect(body.selectedRental?.money?.charges).toMatchObject(
      cents === undefined ? [] : [{ ...missingCharge, amount: cents / 100 }],
    )
    if (cents === undefined) return
    const url = `/api/receipt?start=${order}&end=${order}`
    const { text } = readPdf((await fetchPaper(server, 'GET', url, user)).bytes)
    expect(text).toContain('Missing charge\t$8.40')
  },
)

test('the charge of an electric car at pickup carries over into an extension', async () => {
  const { server, user, order } = await onTheRoad()
  await setWall(server, '2027-01-05T10:00')
  const more = { order, end: '2027-01-19T10:00', odometer: 200 }
  const extension = (await server.as(user.token).send(extendCar, more)).body.orderId ?? ''
  await payByCard(server, user, extension)
  await setWall(server, '2027-01-19T10:00')
  const fields = { order: extension, rentalStatus: 88, odometer: 200, ...noGas, charge: 70 }
  expect((await keys(server, user, fields)).body.rental).toMatchObject({
    startCharge: 90,
    endCharge: 70,
  })
  expect((await ledgerOf(server, order)).charging).toBe(-420)
})

test('a swap settles the charge of the first car and asks for the gas of the second', async () => {
  const { server, user, staff, order } = await onTheRoad()
  await reportBreakdown(server, user, order)
  const second = await buildCar(server)
  const swap = (await server.as(user.token).send(carChangeByCar, { order, car: second })).body
  const { orderId = '', paid } = swap
  if (!paid) await payByCard(server, user, orderId)
  await confirm(server, staff, orderId)
  await server.as(user.token).send(acceptContract, { order: orderId, version: 1 })
  const list = await server.as(user.token).read(inspectionGuidelines, { order: orderId })
  expect(list.body.checkpoints?.find(({ id }) => id === 'fuel')?.title).toBe('Fuel or charge')

  const visit = { order: orderId, odometer: 50, oldOdometer: 200 }
  expect((await keys(server, user, { ...visit, oldGas: 8 })).body.errors).toEqual({
    oldGas: 'Invalid data',
    oldCharge: 'Field is Required',
  })
  expect((await keys(server, user, { ...visit, oldCharge: 60 })).body).toMatchObject({
    rentalStatus: 86,
    rental: { startGas: 8 },
  })
  expect((await ledgerOf(server, order)).charging).toBe(-840)
})

test('the list and the inspections of an electric car speak of charge, and of no oil', async () => {
  const { server, user, staff, order } = await atTheCar()
  const list = await server.as(user.token).read(inspectionGuidelines, { order })
  expect(list.body.checkpoints?.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Charge']),
  )
  expect(list.body.checkpoints?.map(({ title }) => title)).not.toContain('Fuel')
  expect(list.body.checkpoints?.map(({ id }) => id)).not.toContain('oil')
  const wrong = await inspect(server, user, order, 'pickup', { gas: 8 })
  expect(wrong).toMatchObject({ http: 400, body: { errors: { gas: 'Invalid data' } } })
  const made = await inspect(server, user, order, 'pickup', { charge: 85 })
  expect(made.body.inspection).toMatchObject({ kind: 'pickup', charge: 85 })
  const seen = await server.as(staff.token).read(staffInspections, { order })
  expect(seen.body.inspections?.[0]?.inspection.charge).toBe(85)
})

test('the contract of an electric car names the rule for its battery', async () => {
  const { server, order } = await atTheCar()
  const { text_en, text_es } = await server.services.db
    .selectFrom('contract')
    .selectAll()
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  expect(text_en).toContain('Up to 10% less is free')
  expect(text_en).not.toContain('same gas level')
  expect(text_es).toContain('Hasta un 10% menos no cuesta nada')
})

test('the database takes no tank and battery at once, and no gas beside charge', async () => {
  const { server, car, order } = await onTheRoad()
  const { db } = server.services
  await expect(
    db.updateTable('car').set({ battery_kwh: null }).where('id', '=', car).execute(),
  ).rejects.toThrow(/car_tank_or_battery/)
  await expect(
    db.updateTable('rental_order').set({ start_gas: 8 }).where('id', '=', order).execute(),
  ).rejects.toThrow(/rental_order_gas_or_charge/)
})
