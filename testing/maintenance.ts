import sharp from 'sharp'
import type { InputOf } from '#protocol/core/operation.ts'
import { maintenanceCheck } from '#protocol/rentals/maintenance/maintenance-check.ts'
import { submitMaintenance } from '#protocol/rentals/maintenance/submit-maintenance.ts'
import { staffCarUpkeep } from '#protocol/rentals/workshop/car-upkeep.ts'
import {
  staffCloseMaintenance,
  staffMaintenance,
} from '#protocol/rentals/workshop/staff-maintenance.ts'
import { randomId } from '#server/platform/random.ts'
import { decideAsSeen } from './decide.ts'
import { buildCar, type TestUser } from './factories.ts'
import { pickedUp, type Rented, schedule } from './rental-life.ts'
import type { TestServer } from './server.ts'

type Plan = { kind: 'oil' | 'tyres' | 'brakes' | 'check'; doneOn: string; doneAt: number }

/** An item of a car, every 5,000 miles or 180 days. */
export async function planItem(
  { services }: TestServer,
  car: string,
  { kind, doneOn, doneAt }: Plan,
): Promise<string> {
  const id = randomId()
  await services.db
    .insertInto('maintenance_item')
    .values({
      id,
      car_id: car,
      kind,
      interval_miles: 5_000,
      interval_days: 180,
      last_done_on: doneOn,
      last_done_odometer: doneAt,
    })
    .execute()
  return id
}

/** The oil is due on 1 December 2026 or at 48,000 miles; the brakes in spring. */
export async function rentedWithPlan(
  server: TestServer,
  more: Parameters<typeof pickedUp>[1] = {},
): Promise<Rented & { oil: string; brakes: string }> {
  const rented = await pickedUp(server, more)
  const { car } = rented
  const oil = await planItem(server, car, { kind: 'oil', doneOn: '2026-06-04', doneAt: 43_000 })
  const brakes = await planItem(server, car, {
    kind: 'brakes',
    doneOn: '2026-11-01',
    doneAt: 47_000,
  })
  return { ...rented, oil, brakes }
}

export async function receipt(): Promise<File> {
  const paper = sharp({ create: { width: 60, height: 90, channels: 3, background: 'white' } })
  return new File([new Uint8Array(await paper.png().toBuffer())], 'receipt.png', {
    type: 'image/png',
  })
}

/** Sends a service in, as its renter. */
export async function submit(
  server: TestServer,
  { user, oil }: Rented & { oil: string },
  more: Partial<InputOf<typeof submitMaintenance>> = {},
) {
  const service = { item: oil, date: '2026-12-02', odometer: 47_900, shop: 'Lakeside Garage' }
  const receipts = more.receipt ?? [await receipt()]
  return server.as(user.token).send(submitMaintenance, { ...service, ...more, receipt: receipts })
}

/** Makes a maintenance appointment, and fails when there is none. */
export async function bookVisit(server: TestServer, rented: Rented, wall: string): Promise<void> {
  const reply = await schedule(server, rented.user, rented.order, 93, wall)
  if (reply.body.rentalStatus !== 93) throw new Error(`no visit: ${JSON.stringify(reply.body)}`)
}

/** States of a car's items by their kind, as its renter sees them. */
export async function statesOf(server: TestServer, { user, order }: Rented) {
  const { body } = await server.as(user.token).read(maintenanceCheck, { order })
  return Object.fromEntries((body.maintenanceItems ?? []).map(({ kind, state }) => [kind, state]))
}

/** A car that nobody has, whose oil is due on 1 December 2026. */
export async function freeCar(
  server: TestServer,
  more: Parameters<typeof buildCar>[1] = {},
): Promise<{ car: string; oil: string; plate: string }> {
  const car = await buildCar(server, { odometer: 46_000, ...more })
  const oil = await planItem(server, car, { kind: 'oil', doneOn: '2026-06-04', doneAt: 43_000 })
  const { plate } = await server.services.db
    .selectFrom('car')
    .select('plate')
    .where('id', '=', car)
    .executeTakeFirstOrThrow()
  return { car, oil, plate }
}

/** What the staff's list says of a car. */
export async function needsOf(
  server: TestServer,
  staff: TestUser,
  car: string,
  asked: InputOf<typeof staffMaintenance> = {},
) {
  const { body } = await server.as(staff.token).read(staffMaintenance, { limit: 500, ...asked })
  return (body.items ?? []).filter((item) => item.carId === car)
}

/** Staff write down what they just read in the list. */
export const closeThing = (
  server: TestServer,
  staff: TestUser,
  more: Partial<InputOf<typeof staffCloseMaintenance>> & { item: string },
) =>
  decideAsSeen(server, server.as(staff.token), staffCloseMaintenance, {
    decision: 'done',
    paper: [],
    ...more,
  })

/** What was done to a car and what it cost. */
export const upkeepOf = async (server: TestServer, staff: TestUser, car: string) =>
  (await server.as(staff.token).read(staffCarUpkeep, { car })).body
