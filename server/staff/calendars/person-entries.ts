import { sql } from 'kysely'
import { toInstant } from '#domain/core/time/zone.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { pickupPlace } from '../../fleet/fleet/pickup-place.ts'
import { readOrders } from '../../money/orders/orders-store.ts'
import type { Db } from '../../platform/db/database.ts'
import { weeksOfOrder } from '../../rentals/inspections/weeks.ts'
import { changedLast, visitMs, windowAt } from './car-entries.ts'
import type { Entry } from './write-calendar.ts'

/** Nobody has more rentals at a time. */
const mostVisits = 100

const titles = {
  pickup: { en: 'Pick up', es: 'Recoger' },
  swap: { en: 'Change to', es: 'Cambiar a' },
  return: { en: 'Return', es: 'Devolver' },
  maintenance: { en: 'Maintenance of', es: 'Mantenimiento de' },
  inspection: { en: 'Weekly photos of', es: 'Fotos de la semana de' },
} satisfies Record<string, Text>

type Kind = Exclude<keyof typeof titles, 'inspection'>

type Row = {
  order_id: string
  transaction_id: string
  number: number
  kind: Kind
  at: Date
  car: string
  address: string
  city: string
  pickup_address: string
  zone: string
  running: boolean
  changed_at: Date
}

/**
 * What a renter has to come for or to do: pickups, returns, visits for maintenance, and the photos of each week of a
 * running rental; the place of it, and where it is done in the app. Only what is paid: a hold is not agreed yet.
 */
export async function personEntries(
  db: Db,
  userId: string,
  { lang, now, publicUrl }: { lang: Lang; now: Date; publicUrl: string },
): Promise<Entry[]> {
  // A rental that goes on is not returned at the end of this order, but of the one that continues it.
  const { rows } = await sql<Row>`
    select r.id as order_id, r.transaction_id, r.number, v.kind, v.at, c.make || ' ' || c.model || ' ' || c.year as car,
      c.address, c.city, a.pickup_address, a.zone, r.rental_status in ${inSql.running} as running,
      date_trunc('second', ${changedLast}) as changed_at
    from rental_order r join car c on c.id = r.car_id join area a on a.id = r.area_id
    cross join lateral (
      select case r.kind when 'swap' then 'swap' else 'pickup' end as kind, coalesce((select s.starts_at
        from appointment_seat s where s.order_id = r.id and s.kind in ('pickup', 'swap')), r.starts_at) as at
      where r.rental_status = ${inSql.notPickedUp} and r.kind <> 'extension'
      union all
      select 'maintenance', s.starts_at from appointment_seat s
      where s.order_id = r.id and s.kind = 'maintenance' and r.rental_status = ${inSql.maintenanceScheduled}
      union all
      select 'return', coalesce((select s.starts_at from appointment_seat s
        where s.order_id = r.id and s.kind = 'return'), r.ends_at)
      where not exists (select from rental_order n where n.previous_order_id = r.id and n.kind = 'extension'
        and n.paid and n.rental_status = ${inSql.notPickedUp})) v
    where r.user_id = ${userId} and r.paid and r.kind <> 'balance'
      and (r.rental_status = ${inSql.notPickedUp} or r.rental_status in ${inSql.running})
      and ${windowAt(now)} @> v.at
    order by v.at, r.id limit ${mostVisits}`.execute(db)
  const visits = rows.map((row) => visitOf(row, lang, publicUrl))
  const running = rows.filter((row) => row.running)
  const checks = await Promise.all(
    [...new Map(running.map((row) => [row.order_id, row])).values()].map((row) =>
      inspectionsOf(db, row, { lang, now, publicUrl }),
    ),
  )
  return [...visits, ...checks.flat()].toSorted((a, b) => a.start.getTime() - b.start.getTime())
}

const order: Text = { en: 'Order', es: 'Orden' }

function visitOf(row: Row, lang: Lang, publicUrl: string): Entry {
  return {
    id: `${row.kind}-${row.order_id}`,
    start: row.at,
    end: new Date(row.at.getTime() + visitMs),
    title: `${titles[row.kind][lang]} ${row.car}`,
    text: `${order[lang]} ${row.number}`,
    place: pickupPlace(true, row, row),
    url: `${publicUrl}/dashboard?order=${row.order_id}`,
    changedAt: row.changed_at,
  }
}

/** The weeks whose photos are not made and can be, on the clock of the area. */
async function inspectionsOf(
  db: Db,
  row: Row,
  { lang, now, publicUrl }: { lang: Lang; now: Date; publicUrl: string },
): Promise<Entry[]> {
  const orders = await readOrders(db, row.transaction_id)
  const own = orders.find(({ id }) => id === row.order_id)
  const weeks = own && (await weeksOfOrder(db, own, row.zone, now))?.weeks
  return (weeks ?? [])
    .filter(({ state }) => state !== 'done' && state !== 'missed')
    .map(({ week, due }) => {
      const at = toInstant(due, row.zone)
      return {
        id: `week-${row.order_id}-${week}`,
        start: at,
        end: new Date(at.getTime() + visitMs),
        title: `${titles.inspection[lang]} ${row.car}`,
        text: `${order[lang]} ${row.number}`,
        url: `${publicUrl}/dashboard?order=${row.order_id}`,
        changedAt: row.changed_at,
      }
    })
}
