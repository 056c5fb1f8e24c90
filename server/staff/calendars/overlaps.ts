import { sql } from 'kysely'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { sqlInstant, type SqlInstant } from '../../platform/work/sql-instant.ts'

/** A rental, hold or relocation of ours, while another calendar says that its car is taken there. */
export type OverlapRow = {
  calendar_id: string
  /** Of the calendar: "Turo". */
  name: string
  car_id: string
  car: string
  plate: string
  zone: string
  occupancy_id: string
  kind: 'hold' | 'rental' | 'relocation'
  order_id: string | null
  /** Empty of who left. */
  renter: string | null
  renter_id: string | null
  busy_from: Date
  busy_until: Date
  from_at: Date
  until_at: Date
  seen: boolean
}

export const overlapId = (row: OverlapRow): string =>
  `${row.calendar_id}.${row.occupancy_id}.${row.busy_from.getTime()}`

export const overlapVersion = (row: OverlapRow): string =>
  versionOf(overlapId(row), row.busy_until, row.from_at, row.until_at, row.seen)

/** Those that are not over, of which nobody holds any more aside; the first to begin first. */
export const overlapRows = (now: SqlInstant, carId?: string) => sql<OverlapRow>`
  select o.calendar_id, o.name, o.car_id, c.make || ' ' || c.model || ' ' || c.year as car, c.plate, a.zone,
    o.occupancy_id::text, o.kind, o.order_id, u.first_name as renter, r.user_id as renter_id, lower(o.busy) as busy_from,
    upper(o.busy) as busy_until, lower(o.period) as from_at, upper(o.period) as until_at, o.seen
  from busy_overlap o join car c on c.id = o.car_id join area a on a.id = c.area_id
  left join rental_order r on r.id = o.order_id
  left join app_user u on u.id = r.user_id and u.deleted_at is null
  where upper(o.busy * o.period) > ${now} and (o.expires_at is null or o.expires_at > ${now})
    and ${carId === undefined ? sql`true` : sql`o.car_id = ${carId}`}
  order by o.seen, greatest(lower(o.busy), lower(o.period)), o.calendar_id, o.occupancy_id limit 200`

export async function readOverlaps(
  db: Db | Tx,
  now: SqlInstant,
  carId?: string,
): Promise<OverlapRow[]> {
  const { rows } = await overlapRows(now, carId).execute(db)
  return rows
}

type Days = Pick<
  OverlapRow,
  'name' | 'zone' | 'kind' | 'renter' | 'busy_from' | 'busy_until' | 'from_at' | 'until_at'
>

/** "Turo has this car Thu 3 Dec to Mon 7 Dec, but Ana has it with us until Sat 5 Dec." */
export function overlapText(row: Days): Text {
  const day = (at: Date, lang: Lang) => formatNearDay(dayOf(toWall(at, row.zone)), lang)
  const span = (from: Date, until: Date) => ({
    en: `${day(from, 'en')} to ${day(until, 'en')}`,
    es: `del ${day(from, 'es')} al ${day(until, 'es')}`,
  })
  const theirs = span(row.busy_from, row.busy_until)
  const ours = span(row.from_at, row.until_at)
  const [en, es] = [row.renter ?? 'somebody', row.renter ?? 'alguien']
  const but = {
    rental:
      row.from_at <= row.busy_from
        ? {
            en: `${en} has it with us until ${day(row.until_at, 'en')}`,
            es: `${es} lo tiene con nosotros hasta el ${day(row.until_at, 'es')}`,
          }
        : {
            en: `${en} booked it with us ${ours.en}`,
            es: `${es} lo reservó con nosotros ${ours.es}`,
          },
    hold: {
      en: `${en} is booking it with us ${ours.en}`,
      es: `${es} lo está reservando con nosotros ${ours.es}`,
    },
    relocation: {
      en: `we are bringing it elsewhere ${ours.en}`,
      es: `lo estamos llevando a otro lugar ${ours.es}`,
    },
  }[row.kind]
  return {
    en: `${row.name} has this car ${theirs.en}, but ${but.en}.`,
    es: `${row.name} tiene este auto ${theirs.es}, pero ${but.es}.`,
  }
}

/** Those of which nobody of the staff said that they know, as Today shows them. */
export async function openOverlaps(db: Db, lang: Lang, now: Date) {
  const rows = (await readOverlaps(db, sqlInstant(now))).filter(({ seen }) => !seen)
  return rows.map((row) => ({
    id: overlapId(row),
    car: row.car_id,
    name: row.car,
    plate: row.plate,
    text: overlapText(row)[lang],
  }))
}
