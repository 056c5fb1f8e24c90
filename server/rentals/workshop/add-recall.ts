import { addDaysToDay, dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { mostAtOnce } from '#protocol/rentals/workshop/choices.ts'
import type { staffAddRecall as operation } from '#protocol/rentals/workshop/car-upkeep.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { randomId } from '../../platform/random.ts'
import { lockCar } from '../../fleet/fleet/change-car.ts'
import { readBreakdowns, takeOffTheRoad } from '../../fleet/occupancy/breakdowns.ts'
import { insertRecall } from '../../fleet/upkeep/recalls.ts'
import { endHoldsOfCar } from '../breakdowns/end-of-car.ts'
import { unknownPlates, workshopTexts } from './workshop-texts.ts'

/** @throws Problem 400 at `plates` for one that no car has, none, or too many; their cars by id */
async function carsOf(tx: Tx, text: string): Promise<string[]> {
  const plates = [
    ...new Set(
      text
        .toUpperCase()
        .split(/[,;\n]/)
        .map((plate) => plate.trim()),
    ),
  ].filter((plate) => plate !== '')
  const wrong = (error: string) => new Problem(400, texts.malformed, { errors: { plates: error } })
  if (plates.length === 0) throw wrong(fieldError('required'))
  if (plates.length > mostAtOnce) throw wrong(fieldError('max', mostAtOnce))
  const rows = await tx
    .selectFrom('car')
    .innerJoin('area', 'area.id', 'car.area_id')
    .select(['car.id', 'plate'])
    .where((eb) => eb(eb.fn('upper', ['plate']), 'in', plates))
    .where('status', '<>', 'retired')
    .orderBy('car.id')
    .execute()
  const known = new Set(rows.map(({ plate }) => plate.toUpperCase()))
  const unknown = plates.filter((plate) => !known.has(plate))
  if (unknown.length > 0)
    throw new Problem(400, unknownPlates(unknown.slice(0, 5)), {
      errors: { plates: fieldError('invalidData') },
    })
  return rows.map(({ id }) => id)
}

/** So many days ahead a recall is due at most. */
const farDays = 1500

/**
 * Writes a recall down for some cars, all or none (docs/product/workshop.md#recalls).
 * @throws Problem 400 at a field, 409 for a campaign that a car has already, or a car that is off the road
 */
export const staffAddRecall: Handler<typeof operation> = async (
  { db: tx, user, now, services },
  { plates, campaign, title, todo, due, doNotDrive },
) => {
  const today = dayOf(toWall(now, 'UTC'))
  if (due !== undefined && due > addDaysToDay(today, farDays))
    throw new Problem(400, texts.malformed, { errors: { due: fieldError('tooFarAhead') } })
  const cars = await carsOf(tx, plates)
  for (const car of cars) {
    await lockCar(tx, car)
    const breakdownId = doNotDrive ? randomId() : null
    if (breakdownId !== null) {
      if ((await readBreakdowns(tx, car, now)).length > 0) throw conflict(workshopTexts.offTheRoad)
      const reason = `${campaign}: ${title}`
      await takeOffTheRoad(tx, {
        id: breakdownId,
        car_id: car,
        kind: 'broken',
        from_at: now,
        until_at: null,
        reason,
        staff_id: user.id,
        created_at: now,
      })
      await endHoldsOfCar(tx, breakdownId, { staffId: user.id, reason, services, now })
    }
    await insertRecall(tx, {
      id: randomId(),
      car_id: car,
      campaign,
      title,
      to_do: todo ?? null,
      due_on: due ?? null,
      breakdown_id: breakdownId,
      created_at: now,
      created_by: user.id,
    })
    const to = breakdownId === null ? 'open' : 'do not drive'
    await audit(tx, user.id, now, 'recall added', campaign, { car, title, to })
  }
  return { cars: cars.length }
}
