import { carName } from '#domain/fleet/fleet/car-name.ts'
import type { MaintenanceState } from '#domain/rentals/maintenance/state.ts'
import { daysBetween } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type {
  staffMaintenance as operation,
  StaffMaintenanceItem,
} from '#protocol/rentals/workshop/staff-maintenance.ts'
import type { maintenanceFilters } from '#protocol/rentals/workshop/choices.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import { presentItem } from '../maintenance/present-item.ts'
import { type CarPlace, carPlaces } from './car-places.ts'
import { type Thing, thingsById, thingState, thingVersion } from './things.ts'
import { thingTitle } from './workshop-texts.ts'
import { urgentThings } from './urgent-things.ts'

const statesOf: Record<(typeof maintenanceFilters)[number], readonly MaintenanceState[]> = {
  all: ['overdue', 'due', 'booked', 'soon'],
  overdue: ['overdue'],
  soon: ['due', 'soon'],
  free: ['overdue', 'due', 'soon'],
  booked: ['booked'],
}

/** What the fleet needs, the most urgent first (docs/product/workshop.md#the-list). */
export const staffMaintenance: Handler<typeof operation> = async (
  { db, now, lang, user },
  { filter = 'all', area, item, ...wanted },
) => {
  const asked = { states: statesOf[filter], area, onlyFree: filter === 'free' }
  const { ids, total } =
    item === undefined ? await urgentThings(db, now, asked, wanted) : { ids: [item], total: 1 }
  const found = await thingsById(db, ids)
  const things = ids.flatMap((id) => found.get(id) ?? [])
  const cars = await readCars(db, things, lang)
  const places = await carPlaces(db, cars.keys(), now)
  return {
    items: things.flatMap((thing): StaffMaintenanceItem[] => {
      const car = cars.get(thing.carId)
      const place = places.get(thing.carId)
      if (!car || !place) return []
      return [
        {
          ...presentThing(thing, { lang, now, staffId: user.id }),
          ...car,
          ...presentPlace(place, thing),
        },
      ]
    }),
    total,
    areas: (await allAreas(db)).map((row) => ({ id: row.id, name: row[`name_${lang}`] })),
  }
}

const presentPlace = ({ until, ...place }: CarPlace, { zone }: Thing) => ({
  ...place,
  until: until && toWall(until, zone),
})

function presentThing(
  thing: Thing,
  { lang, now, staffId }: { lang: Lang; now: Date; staffId: string },
) {
  const { zone, row } = thing
  const wall = (moment: Date) => toWall(moment, zone)
  const { state, today, due } = thingState(thing, now)
  const visit =
    row.kept_from && row.kept_until
      ? { start: wall(row.kept_from), end: wall(row.kept_until) }
      : undefined
  const own = { today, odometer: row.odometer, visit, version: thingVersion(thing) }
  if (thing.of === 'item') {
    const item = thing.row
    return {
      ...presentItem(item, lang, now),
      ...own,
      appointment: item.visit ? wall(item.visit) : undefined,
      warnings: [item.told.firstWarning, item.told.secondWarning].filter(Boolean).length,
      isParked: false,
      own: item.user_id === staffId,
    }
  }
  const recall = thing.of === 'recall' ? thing.row : undefined
  return {
    ...own,
    id: thing.id,
    carId: thing.carId,
    kind: thing.kind,
    ...thingTitle(thing, lang),
    due: { date: due },
    daysLeft: due === undefined ? undefined : daysBetween(today, due),
    state,
    warnings: 0,
    campaign: recall?.campaign,
    isParked: recall !== undefined && recall.breakdown_id !== null,
    own: false,
  }
}

/** What a row says of each car. */
async function readCars(db: Db | Tx, things: readonly Thing[], lang: Lang) {
  const found = await db
    .selectFrom('car')
    .innerJoin('area', 'area.id', 'car.area_id')
    .where('car.id', 'in', ['', ...things.map(({ carId }) => carId)])
    .select(['car.id', 'make', 'model', 'year', 'plate', `name_${lang} as area`])
    .execute()
  return new Map(
    found.map((car) => [car.id, { car: carName(car), plate: car.plate, area: car.area }]),
  )
}
