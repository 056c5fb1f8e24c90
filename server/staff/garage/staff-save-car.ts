import { sql } from 'kysely'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { staffSaveCar as operation } from '#protocol/staff/garage/staff-save-car.ts'
import { carCells } from '../../fleet/cars/fleet-file/car-cells.ts'
import { areaNames, readKnownFleet } from '../../fleet/cars/fleet-file/known-fleet.ts'
import { type NewCar, readCar } from '../../fleet/cars/fleet-file/read-car.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import {
  addCars,
  changeCar,
  isNoticed,
  lockCar,
  takenCars,
  takenText,
  wrongReading,
} from '../../fleet/fleet/change-car.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen } from '../../platform/audit/as-seen.ts'
import type { Tx } from '../../platform/db/database.ts'
import { randomId } from '../../platform/random.ts'
import { planAddedCars } from '../../rentals/maintenance/plan-new-cars.ts'
import { auditChange } from '../opening/audit-change.ts'
import { carVersion, fieldOf, rowOf } from './car-form.ts'

/**
 * Saves a car or adds one, by the rules of a fleet file (docs/product/cars.md#one-rule).
 * @throws Problem 400 at the fields, 404 without such a car, 409 when a colleague saved meanwhile or renters would
 *   notice (docs/product/cars.md#states)
 */
export const staffSaveCar: Handler<typeof operation> = async ({ db: tx, user, now }, input) => {
  const before = input.car === undefined ? undefined : await lockCar(tx, input.car)
  if (input.car !== undefined && !before) throw new Problem(404, texts.notFound)
  const known = await readKnownFleet(tx)
  const names = areaNames(known)
  if (before) mustBeAsSeen(input.version ?? '', carVersion(carCells(before, names)))
  const id = before?.id ?? randomId()
  const row = { source_id: before?.external_ref ?? id, ...rowOf(input) }
  const { car, problems } = readCar(row, known)
  const errors = Object.fromEntries(
    problems.toReversed().map(({ column, error }) => [fieldOf(column), error]),
  )
  Object.assign(errors, await wrongBeside(tx, { id, before, car, errors, now }))
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
  const done = { staffId: user.id, now, subject: id } as const
  if (!before) {
    await addCars(tx, [{ id, ...car }])
    await planAddedCars(tx, now)
    const added = carCells({ id, ...car }, names)
    await auditChange(tx, { ...done, action: 'car added' }, {}, added)
    return { car: id }
  }
  const zones = new Map([...known.areas.values()].map((area) => [area.id, area.zone]))
  if (isNoticed(before, car, zones)) await mustBeFree(tx, id, now)
  const after = await changeCar(tx, id, changeOf(before, car, now))
  const [was, is] = [carCells(before, names), carCells(after, names)]
  // What is empty now is said as well.
  const emptied = Object.fromEntries(Object.keys(was).map((name) => [name, undefined]))
  await auditChange(tx, { ...done, action: 'car saved' }, was, { ...emptied, ...is })
  return { car: id }
}

type Beside = {
  id: string
  before: CarRow | undefined
  car: NewCar
  errors: Readonly<Record<string, string>>
  now: Date
}

/** What a row cannot know by itself: other cars, and what its own odometer read. */
async function wrongBeside(tx: Tx, { id, before, car, errors, now }: Beside) {
  const { rows } = await sql<{ external_ref: string | null; vin: string | null }>`
    select external_ref, vin from car
    where id <> ${id} and (external_ref = ${car.external_ref} or vin = ${car.vin ?? ''})`.execute(
    tx,
  )
  const reading =
    before && !errors['odometerMiles'] ? wrongReading(before, car.odometer ?? 0, now) : undefined
  return {
    ...(rows.some((other) => other.external_ref === car.external_ref) && {
      sourceId: fieldError('otherCar'),
    }),
    ...(car.vin && rows.some(({ vin }) => vin === car.vin) && { vin: fieldError('otherCar') }),
    ...(reading && { odometerMiles: reading }),
  }
}

/** @throws Problem 409 when somebody has it or booked it */
async function mustBeFree(tx: Tx, id: string, now: Date): Promise<void> {
  const taken = (await takenCars(tx, [id], now)).get(id)
  if (taken) throw conflict(takenText(taken))
}

/** What the product counts by itself stays; a reading that staff type was taken now. */
function changeOf(before: CarRow, car: NewCar, now: Date) {
  const { rating: _rating, review_count: _reviews, trips: _trips, ...set } = car
  return { ...set, ...(car.odometer !== before.odometer && { odometer_read_at: now }) }
}
