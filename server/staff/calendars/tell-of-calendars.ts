import { sql } from 'kysely'
import type { Text } from '#protocol/core/text.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { isFirstTime, isoOf, notTold } from '../../platform/work/remind-once.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { emptiedText, failureText } from './feed-texts.ts'
import { overlapRows, overlapText, type OverlapRow } from './overlaps.ts'

/** Who reads a calendar every half hour is not told of each time that its server was away. */
const patienceMs = 3 * 3_600_000

const overlapKey = sql<string>`concat_ws(' ', 'overlap', o.calendar_id, o.occupancy_id,
  ${isoOf(sql.ref('o.busy_from'))})`

const newOverlaps = (now: SqlInstant) => sql<OverlapRow & { key: string }>`
  select o.*, ${overlapKey} as key from (${overlapRows(now)}) o where not o.seen and ${notTold(overlapKey)}`

type StateRow = {
  key: string
  name: string
  car_id: string
  car: string
  plate: string
  failure: string | null
  emptied_from: number | null
}

const stateKey = sql<string>`concat_ws(' ', 'calendar', k.id, case when k.failing_since is null then 'emptied'
  else 'failing' end, ${isoOf(sql`coalesce(k.failing_since, k.emptied_at)`)})`

/** Calendars that cannot be read for hours, and those that say nothing any more. */
const newStates = (now: SqlInstant) => sql<StateRow>`
  select ${stateKey} as key, k.name, k.car_id, c.make || ' ' || c.model || ' ' || c.year as car, c.plate, k.failure,
    k.emptied_from
  from busy_calendar k join car c on c.id = k.car_id
  where k.ended_at is null and c.status <> 'retired'
    and (k.failing_since <= ${ago(now, patienceMs)} or (k.failing_since is null and k.emptied_at is not null))
    and ${notTold(stateKey)}
  limit 100`

export const calendarMatters = (now: SqlInstant) => sql<{ key: string }>`
  select key from (${newOverlaps(now)}) told union all select key from (${newStates(now)}) told`

type Matter = { key: string; carId: string; renterId: string; title: Text; text: Text }

const titles = {
  overlap: { en: 'Two calendars have one car', es: 'Dos calendarios tienen el mismo auto' },
  failing: { en: 'A calendar cannot be read', es: 'Un calendario no se puede leer' },
  emptied: { en: 'A calendar is empty now', es: 'Un calendario quedó vacío' },
} satisfies Record<string, Text>

const named = (row: { car: string; plate: string }, text: Text): Text => ({
  en: `${row.car}, ${row.plate}: ${text.en}`,
  es: `${row.car}, ${row.plate}: ${text.es}`,
})

const after = (name: string, text: Text): Text => ({
  en: `${name}: ${text.en}`,
  es: `${name}: ${text.es}`,
})

/** What stays of it, said with it. */
const stays: Text = {
  en: ' What it said before stays blocked.',
  es: ' Lo que decía antes sigue bloqueado.',
}

function matterOfState(row: StateRow): Matter {
  const failed = row.failure === null ? undefined : failureText(row.failure)
  const said = failed
    ? { en: failed.en + stays.en, es: failed.es + stays.es }
    : emptiedText(row.emptied_from ?? 0)
  return {
    key: row.key,
    carId: row.car_id,
    renterId: '',
    title: failed ? titles.failing : titles.emptied,
    text: named(row, after(row.name, said)),
  }
}

/**
 * Tells staff with the right to cars, once: where another calendar and a rental of ours overlap, which calendar says
 * nothing any more, and which cannot be read for hours (docs/product/calendars.md#calendars-in).
 */
export async function tellOfCalendars({ db, clock }: Services): Promise<number> {
  const now = clock()
  const overlaps = await newOverlaps(sqlInstant(now)).execute(db)
  const states = await newStates(sqlInstant(now)).execute(db)
  const matters = [
    ...overlaps.rows.map((row): Matter => {
      const text = named(row, overlapText(row))
      const { key, car_id: carId, renter_id: renterId } = row
      return { key, carId, renterId: renterId ?? '', title: titles.overlap, text }
    }),
    ...states.rows.map(matterOfState),
  ]
  return oneByOne(matters, (matter) => tellOnce(db, matter, now))
}

async function tellOnce(
  db: Db,
  { key, carId, renterId, title, text }: Matter,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (!(await isFirstTime(tx, key, now))) return 0
    const notice = {
      renterId,
      topic: 'foreignCalendars',
      thread: key,
      severity: 'warning',
      title,
      text,
      route: 'staff',
      query: { view: 'cars', car: carId },
      mail: 'now',
      right: 'fleet',
    } as const
    await tellStaff(tx, notice, now)
    return 1
  })
}
