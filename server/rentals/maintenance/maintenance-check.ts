import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { maintenanceCheck as operation } from '#protocol/rentals/maintenance/maintenance-check.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { presentCar } from '../../fleet/fleet/present-car.ts'
import { readRental } from '../rentals/read-rental.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { readingBefore } from './close-item.ts'
import { carOut } from './car-out.ts'
import { itemsOfCar } from './maintenance-rows.ts'
import { byUrgency, presentItem } from './present-item.ts'

/** What the car needs, by miles and by date, for who has it now (docs/wire.md, docs/product/inspections-and-maintenance.md#maintenance-items). */
export const maintenanceCheck: Handler<typeof operation> = async (
  { db, user, now, lang },
  input,
) => {
  const { car, order } = await carOut(db, user, input)
  const area = await areaById(db, car.area_id)
  if (!area) throw new Problem(404, texts.notFound)
  const today = dayOf(toWall(now, area.zone))
  const rows = await itemsOfCar(db, car.id)
  return {
    maintenanceItems: byUrgency(rows.map((row) => presentItem(row, lang, now))),
    car: presentCar(car, { available: false }),
    odometer: car.odometer,
    odometerBefore: await readingBefore(db, car.id, area.zone, today),
    today,
    rental: order?.user_id === user.id ? await readRental(db, order, lang, now) : undefined,
  }
}
