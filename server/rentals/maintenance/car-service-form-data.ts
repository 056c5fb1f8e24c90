import type { carServiceFormData as operation } from '#protocol/rentals/maintenance/car-service-form-data.ts'
import { maintenanceKinds } from '#protocol/fleet/cars/maintenance-due.ts'
import { mostReceipts } from '#protocol/rentals/maintenance/limits.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { carOut } from './car-out.ts'
import { lowestOn } from './close-item.ts'
import { stateOf } from './item-state.ts'
import { itemsOfCar } from './maintenance-rows.ts'
import { kindTexts } from './maintenance-texts.ts'

/** The choices and limits of a service's form, so that the screen has no copy of them (docs/wire.md). */
export const carServiceFormData: Handler<typeof operation> = async (
  { db, user, now, lang },
  input,
) => {
  const car = input.car === undefined ? undefined : (await carOut(db, user, input)).car
  const items = []
  for (const row of car ? await itemsOfCar(db, car.id) : []) {
    const { today } = stateOf(row, now)
    items.push({
      item: row.id,
      name: kindTexts[row.kind].title[lang],
      earliestDate: row.last_done_on,
      latestDate: today,
      lowestOdometer: await lowestOn(db, row, today),
    })
  }
  return {
    kinds: maintenanceKinds.map((id) => ({ id, name: kindTexts[id].title[lang] })),
    receipt: {
      accept: ['image/*', 'application/pdf'],
      most: mostReceipts,
      pictureMegabytes: 10,
      pdfMegabytes: 2,
    },
    items,
  }
}
