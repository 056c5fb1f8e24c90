import { usualRows } from '../audit/list-rows.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type {
  staffMaintenance as operation,
  StaffMaintenanceItem,
} from '#protocol/maintenance/staff-maintenance.ts'
import type { Handler } from '../../core/api/handler.ts'
import type { Db, Tx } from '../../db/database.ts'
import { stateOf } from './item-state.ts'
import { itemsComingUp, type MaintenanceRow, maintenanceVersion } from './maintenance-rows.ts'
import { byUrgency, presentItem } from './present-item.ts'

/** What the fleet needs now, the most urgent first (docs/product/staff.md#what-they-do). */
export const staffMaintenance: Handler<typeof operation> = async (
  { db, now, lang, user },
  input,
) => {
  const rows = await itemsComingUp(db, now)
  const items = byUrgency(
    rows.map((row) => ({ ...presentItem(row, lang, now), row })).filter(isWanted(input.state)),
  )
  const shown = items.slice(0, input.limit ?? usualRows)
  const cars = await carsOf(
    db,
    shown.map(({ row }) => row),
    lang,
  )
  return {
    items: shown.map(({ row, ...item }): StaffMaintenanceItem => {
      const car = cars.get(item.carId)
      return {
        ...item,
        car: car?.car ?? '',
        plate: car?.plate ?? '',
        area: car?.area ?? '',
        odometer: row.odometer,
        today: stateOf(row, now).today,
        renter: row.order_id ? (car?.renter ?? undefined) : undefined,
        orderId: row.order_id ?? undefined,
        appointment: row.visit ? toWall(row.visit, row.zone) : undefined,
        warnings: [row.told.firstWarning, row.told.secondWarning].filter(Boolean).length,
        version: maintenanceVersion(row),
        own: row.user_id === user.id,
      }
    }),
    total: items.length,
  }
}

const isWanted =
  (state: string | undefined) =>
  (item: { state: string }): boolean =>
    state === undefined ? ['due', 'overdue', 'booked'].includes(item.state) : item.state === state

async function carsOf(db: Db | Tx, rows: MaintenanceRow[], lang: Lang) {
  const found = await db
    .selectFrom('car')
    .innerJoin('area', 'area.id', 'car.area_id')
    .where('car.id', 'in', ['', ...rows.map((row) => row.car_id)])
    .select(['car.id', 'make', 'model', 'year', 'plate', 'name_en', 'name_es'])
    .execute()
  const people = await db
    .selectFrom('app_user')
    .where('id', 'in', ['', ...rows.flatMap((row) => row.user_id ?? [])])
    .select(['id', 'first_name', 'last_name', 'email'])
    .execute()
  return new Map(
    found.map((car) => {
      const userId = rows.find((row) => row.car_id === car.id)?.user_id
      const person = people.find((one) => one.id === userId)
      const name = [person?.first_name, person?.last_name].filter(Boolean).join(' ')
      return [
        car.id,
        {
          car: `${car.make} ${car.model} ${car.year}`,
          plate: car.plate,
          area: lang === 'es' ? car.name_es : car.name_en,
          renter: name || person?.email,
        },
      ]
    }),
  )
}
