import { roadMiles, roadMinutes } from '#domain/jobs/jobs/job-price.ts'
import { milesBetween } from '#domain/fleet/places/sphere.ts'
import { suggestedReward } from '#domain/jobs/relocation/earnings.ts'
import { joinedByRoad } from '#domain/jobs/relocation/roads.ts'
import { suggestedWindow } from '#domain/jobs/relocation/window.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import type { relocationGaps as operation } from '#protocol/jobs/relocation/relocations.ts'
import type { RelocationGap } from '#protocol/jobs/relocation/relocation.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { usualRows } from '../../platform/audit/list-rows.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { type AreaRow, allAreas } from '../../fleet/site/areas-store.ts'
import { becauseText, gapSentence } from './gap-texts.ts'
import { findGaps, type Gap } from './gaps.ts'
import { presentCarOf } from './present-relocation.ts'
import { townNear } from './relocation-store.ts'

/** What moving each car earns first; what is not worth a day's reward is left out (docs/product/jobs.md#relocation). */
export const relocationGaps: Handler<typeof operation> = async (
  { db, now, lang },
  { area, limit = usualRows, skip = 0 },
) => {
  const worth = (await worthMoving(db, now, area)).toSorted((one, other) => other.earns - one.earns)
  const areas = new Map((await allAreas(db)).map((row) => [row.id, row]))
  const shown = worth.slice(skip, skip + limit)
  const cars = await readCars(
    db,
    shown.map(({ car_id: car }) => car),
  )
  const gaps: RelocationGap[] = []
  for (const gap of shown) {
    const one = await presentGap(db, gap, { cars, areas, lang, now })
    if (one) gaps.push(one)
  }
  return { gaps, total: worth.length }
}

/** Gaps that leave enough for somebody's day; of one area when that is given. */
export async function worthMoving(db: Db | Tx, now: Date, area?: string): Promise<Gap[]> {
  const found = await findGaps(db, now, { area })
  return found.filter(({ miles, earns }) => suggestedReward(roadMiles(miles), earns) !== undefined)
}

async function readCars(db: Db | Tx, ids: string[]): Promise<Map<string, CarRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('car').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

type Known = { cars: Map<string, CarRow>; areas: Map<string, AreaRow>; lang: Lang; now: Date }

/** Undefined when the gazetteer has no town at one of the ends, or no road joins the two. */
async function presentGap(
  db: Db | Tx,
  gap: Gap,
  { cars, areas, lang, now }: Known,
): Promise<RelocationGap | undefined> {
  const car = cars.get(gap.car_id)
  const [here, there] = [areas.get(gap.area_id), areas.get(gap.to_area)]
  const from = car && (await townNear(db, car))
  const centre = there && {
    area_id: there.id,
    latitude: there.centre_latitude,
    longitude: there.centre_longitude,
  }
  const to = centre && (await townNear(db, centre))
  if (!here || !from || !to || !joinedByRoad(from, to)) return undefined
  const miles = roadMiles(milesBetween(from, to))
  // Between the towns it may be a little farther than between the middles of the areas.
  const reward =
    suggestedReward(miles, gap.earns) ?? suggestedReward(roadMiles(gap.miles), gap.earns)
  if (reward === undefined) return undefined
  const [start, end] = suggestedWindow(now, gap.by ?? undefined)
  const name = lang === 'es' ? there.name_es : there.name_en
  return {
    car: presentCarOf(car, true),
    reason: gap.reason,
    because: becauseText[gap.reason](name, gap.days)[lang],
    sentence: gapSentence(name, gap.earns, reward)[lang],
    from: town(from),
    fromArea: here.id,
    to: town(to),
    toArea: there.id,
    address: there.pickup_address,
    miles: Math.round(miles),
    minutes: roadMinutes(miles),
    earns: gap.earns / 100,
    reward: reward / 100,
    start: toWall(start, here.zone),
    end: toWall(end, here.zone),
  }
}

const town = ({ id, name, state, latitude, longitude }: Place): Place => ({
  id,
  name,
  state,
  latitude,
  longitude,
})
