import { sql } from 'kysely'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Entry } from './write-calendar.ts'

/** What a calendar shows around now: 90 days back, 18 months ahead. */
export const windowAt = (now: Date) => sql`tstzrange(${now}::timestamptz - interval '90 days',
  ${now}::timestamptz + interval '18 months')`

/** More than these no calendar shows; the first to begin. */
const mostEntries = 5000

/** A visit is shown as half an hour. */
export const visitMs = 30 * 60_000

const words = {
  unconfirmed: { en: 'booked, not confirmed', es: 'reservada, sin confirmar' },
  booked: { en: 'booked', es: 'reservada' },
  out: { en: 'on the road', es: 'en camino' },
  over: { en: 'returned', es: 'devuelta' },
  order: { en: 'Order', es: 'Orden' },
  broke: { en: 'Broke down', es: 'Averiado' },
  block: { en: 'Blocked', es: 'Bloqueado' },
  relocation: { en: 'Brought elsewhere', es: 'Llevado a otro lugar' },
  maintenance: { en: 'Maintenance', es: 'Mantenimiento' },
} satisfies Record<string, Text>

type Row = {
  id: string
  kind: 'rental' | 'block' | 'relocation' | 'maintenance' | 'visit'
  state: 'unconfirmed' | 'booked' | 'out' | 'over' | null
  order_id: string | null
  number: number | null
  start: Date
  end: Date | null
  car: string
  plate: string
  broke: boolean
  reason: string | null
  calendar: string | null
  changed_at: Date
}

/** When one of our orders changed last. */
export const changedLast = sql`coalesce((select max(e.at) from order_event e where e.order_id = r.id), r.created_at)`

export type OfCars = { car: string } | { area: string }

/**
 * When a car is taken, or the cars of an area: rentals with order and state and without their renter, blocks with their
 * reason, visits for maintenance. What another calendar told us is in that of the area alone: a marketplace that reads
 * a car's calendar is not told its own times again.
 */
export async function carEntries(
  db: Db,
  of: OfCars,
  { lang, now, publicUrl }: { lang: Lang; now: Date; publicUrl: string },
): Promise<Entry[]> {
  const ofCars = 'car' in of ? sql`c.id = ${of.car}` : sql`c.area_id = ${of.area}`
  const { rows } = await sql<Row>`
    with wanted as materialized (select c.id, c.make || ' ' || c.model || ' ' || c.year as name, c.plate from car c
      where ${ofCars} and c.status <> 'retired')
    select * from (
      select case when o.order_id is not null then 'order-' || o.order_id else o.kind || '-' || o.id end as id, o.kind,
        case when o.kind <> 'rental' then null when r.rental_status in ${inSql.running} then 'out'
          when r.rental_status <> ${inSql.notPickedUp} then 'over'
          when r.confirmation = 'confirmed' then 'booked' else 'unconfirmed' end as state,
        o.order_id, r.number, lower(o.period) as start, upper(o.period) as end, w.name as car, w.plate,
        coalesce(b.kind = 'broken', false) as broke, b.reason, k.name as calendar,
        date_trunc('second', coalesce(${changedLast}, greatest(b.created_at, b.lifted_at), o.created_at)) as changed_at
      from wanted w join occupancy o on o.car_id = w.id
      left join rental_order r on r.id = o.order_id left join car_breakdown b on b.id = o.breakdown_id
      left join busy_calendar k on k.id = o.busy_calendar_id
      where o.kind <> 'hold' and o.period && ${windowAt(now)}
        and ${'car' in of ? sql`o.busy_calendar_id is null` : sql`true`}
      union all
      select 'maintenance-' || r.id, 'visit', null, r.id, r.number, s.starts_at, null, w.name, w.plate, false, null, null,
        date_trunc('second', ${changedLast})
      from appointment_seat s join rental_order r on r.id = s.order_id join wanted w on w.id = r.car_id
      where s.kind = 'maintenance' and ${windowAt(now)} @> s.starts_at and r.state <> 'ended') entry
    order by start, id limit ${mostEntries}`.execute(db)
  return rows.map((row) => entryOf(row, { lang, publicUrl, isOfArea: 'area' in of }))
}

type Shown = { lang: Lang; publicUrl: string; isOfArea: boolean }

function entryOf(row: Row, { lang, publicUrl, isOfArea }: Shown): Entry {
  const order = row.number === null ? '' : `${words.order[lang]} ${row.number}`
  const said = titleOf(row, order, lang)
  const car = `${row.car}, ${row.plate}`
  return {
    id: row.id,
    start: row.start,
    end: row.end ?? new Date(row.start.getTime() + visitMs),
    title: isOfArea ? `${car}: ${said}` : said,
    text: car,
    ...(row.order_id !== null && { url: `${publicUrl}/staff?view=bookings&open=${row.order_id}` }),
    changedAt: row.changed_at,
  }
}

function titleOf({ kind, state, broke, reason, calendar }: Row, order: string, lang: Lang): string {
  switch (kind) {
    case 'rental':
      return `${order}, ${words[state ?? 'booked'][lang]}`
    case 'block':
      return calendar ?? `${words[broke ? 'broke' : 'block'][lang]}${reason ? `: ${reason}` : ''}`
    case 'visit':
      return `${words.maintenance[lang]}: ${order}`
    case 'relocation':
    case 'maintenance':
      return words[kind][lang]
  }
}
