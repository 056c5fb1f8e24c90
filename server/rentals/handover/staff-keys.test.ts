import { expect, test } from 'vitest'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { staffKeys, staffKeysForm } from '#protocol/rentals/handover/staff-keys.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { inspectForKeys } from '#testing/inspection.ts'
import { trip } from '#testing/journey.ts'
import {
  bookedCar,
  confirm,
  keys,
  ledgerOf,
  paidSwap,
  pickedUp,
  type Rented,
  setWall,
  statusOf,
  verifiedEvidence,
} from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const reason = 'Their phone is broken.'

function desk(server: TestServer, { staff, order }: Pick<Rented, 'staff' | 'order'>) {
  const me = server.as(staff.token)
  const form = async (of = order) => (await me.read(staffKeysForm, { order: of })).body
  const write = async (
    rentalStatus: 86 | 88,
    readings: { odometer: number; [reading: string]: unknown },
    { of = order, version }: { of?: string; version?: string | undefined } = {},
  ) =>
    me.send(staffKeys, {
      order: of,
      rentalStatus,
      gas: 8,
      reason,
      version: version ?? (await form(of)).version ?? '',
      ...readings,
    })
  return { form, write }
}

test('keys given at the desk are those of the car: guards, history and evidence with who did it, once', async () => {
  const server = await testServer()
  const rented = await bookedCar(server)
  const { user, staff, order } = rented
  const { form, write } = desk(server, rented)
  await setWall(server, trip.start)
  // Without the photos nobody has keys, and the form says so before.
  const before = await form()
  expect(before).toMatchObject({
    rentalStatus: 86,
    car: { electric: false, odometer: expect.any(Number) },
    message: expect.any(String),
  })
  expect(await write(86, { odometer: 47_380 })).toMatchObject({
    http: 409,
    body: { message: before.message },
  })
  await inspectForKeys(server, user, order, 86)
  const ready = await form()
  expect(ready.message).toBeUndefined()
  expect((await write(86, { odometer: 47_380, gas: undefined })).body).toMatchObject({
    errors: { gas: expect.any(String) },
  })
  // More than the car can have come.
  expect((await write(86, { odometer: 900_000 })).http).toBe(409)
  expect((await write(86, { odometer: 47_380 })).body).toMatchObject({ status: 1 })
  expect(await statusOf(server, user.token, order)).toBe(86)
  expect((await write(86, { odometer: 47_380 }, { version: ready.version })).http).toBe(409)

  const { body } = await server.as(user.token).read(orderHistory, { order })
  expect(body.rental).toMatchObject({ startOdometer: 47_380, startGas: 8 })
  expect(body.history?.[0]).toMatchObject({ actor: 'staff', rentalStatus: 86, text: reason })
  expect((await verifiedEvidence(server, order)).at(-1)?.data).toMatchObject({ actor: 'staff' })
  const log = await server.as(staff.token).read(staffAudit, { subject: order })
  expect(log.body.entries?.[0]).toMatchObject({
    title: 'Gave keys at the desk',
    details: { from: 'notPickedUp', to: 'pickedUp', odometer: '47380', message: reason },
  })
})

test('a car that comes back at the desk is settled as one that its renter brings', async () => {
  const server = await testServer()
  const brought = await pickedUp(server)
  await setWall(server, '2026-11-22T10:00')
  const written = await pickedUp(server)
  await setWall(server, '2027-01-12T09:30')
  const readings = { odometer: 51_000, gas: 6 }
  await keys(server, brought.user, { order: brought.order, rentalStatus: 88, ...readings })
  await inspectForKeys(server, written.user, written.order, 88)
  // What was seen is not what is there any more.
  const stale = await desk(server, written).write(88, readings, { version: 'older' })
  expect(stale.http).toBe(409)
  const reply = await desk(server, written).write(88, readings)
  expect(reply.body).toMatchObject({ status: 1 })
  await server.work()
  for (const { user, order } of [brought, written])
    expect(await statusOf(server, user.token, order)).toBe(88)
  expect(await ledgerOf(server, written.order)).toEqual(await ledgerOf(server, brought.order))
})

test('a change of car hands the first one in with its own readings', async () => {
  const server = await testServer()
  const rented = await pickedUp(server)
  const swap = await paidSwap(server, rented)
  await confirm(server, rented.staff, swap)
  await server.as(rented.user.token).send(acceptContract, { order: swap, version: 1 })
  await inspectForKeys(server, rented.user, swap, 86)
  const { form, write } = desk(server, rented)
  const asked = await form(swap)
  expect(asked).toMatchObject({
    rentalStatus: 86,
    firstCar: { electric: false, odometer: 47_380 },
  })
  expect(asked.message).toBeUndefined()
  const of = { of: swap }
  expect((await write(86, { odometer: 100 }, of)).body.errors).toMatchObject({
    oldOdometer: expect.any(String),
    oldGas: expect.any(String),
  })
  const all = { odometer: 100, oldOdometer: 48_000, oldGas: 7 }
  expect((await write(86, all, of)).body).toMatchObject({ status: 1 })
  const { token } = rented.user
  expect(await statusOf(server, token, swap)).toBe(86)
  expect(await statusOf(server, token, rented.order)).toBe(90)
})
