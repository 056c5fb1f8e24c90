import { inSql } from '../../fleet/fleet/rental-status.ts'
import { sql } from 'kysely'
import type { MaintenanceKind } from '#domain/fleet/fleet/standard-plan.ts'
import type { Lang } from '#protocol/core/text.ts'
import type {
  carServiceHistory as operation,
  ServiceEntry,
} from '#protocol/rentals/maintenance/service-history.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { eventTexts, statusTexts } from '../../money/orders/rental-texts.ts'
import { carOut } from './car-out.ts'
import { kindTexts, skipped } from './maintenance-texts.ts'

const most = 200

export type EntryRow = {
  id: string
  source: 'service' | 'event'
  at: Date
  /** The kind of maintenance, or the code of the event. */
  code: string
  outcome: 'done' | 'skipped' | null
  odometer: number | null
  status_from: number | null
  status_to: number | null
  user_id: string | null
  /** YYYY-MM-DD, of the car's area; of a service, when it was done. */
  day: string
}

/**
 * What happened to a car, services and the events of its orders, the newest first: events with a
 * reading, and those with which the car went out, was in maintenance or came back.
 */
export async function readEntries(db: Db | Tx, carId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select * from (
      select s.id, 'service' as source, s.created_at as at, i.kind as code, s.outcome, s.odometer,
        null::int as status_from, null::int as status_to, o.user_id, s.done_on as day
      from maintenance_service s join maintenance_item i on i.id = s.item_id
        left join rental_order o on o.id = s.order_id
      where i.car_id = ${carId}
      union all
      select e.id::text, 'event', e.at, e.code, null, e.odometer, e.status_from, e.status_to, o.user_id,
        (e.at at time zone a.zone)::date
      from order_event e join rental_order o on o.id = e.order_id join area a on a.id = o.area_id
      where o.car_id = ${carId} and e.code <> 'submitMaintenance' and (e.odometer is not null
        or (e.status_to in (${inSql.pickedUp}, ${inSql.returned}, ${inSql.extended}, ${inSql.swapped}, ${inSql.maintenanceScheduled}) and e.status_to is distinct from e.status_from))
    ) entries order by at desc, id desc limit ${most}`.execute(db)
  return rows
}

/** An entry as the wire shows it; whose rental it was stays out of it. */
export function presentEntry(row: EntryRow, userId: string, lang: Lang): ServiceEntry {
  const moved = row.status_to !== null && row.status_to !== row.status_from
  return {
    objectHistory: `${row.source}-${row.id}`,
    kind: row.source === 'service' ? 'service' : moved ? 'status' : 'reading',
    at: row.at.toISOString(),
    date: row.day,
    title: titleOf(row, lang),
    odometer: row.odometer ?? undefined,
    rentalStatus: moved ? (row.status_to ?? undefined) : undefined,
    own: row.user_id === userId,
  }
}

function titleOf(row: EntryRow, lang: Lang): string {
  if (row.source === 'service') {
    const title = kindTexts[row.code as MaintenanceKind].title[lang]
    return row.outcome === 'skipped' ? `${title}: ${skipped[lang]}` : title
  }
  return (eventTexts[row.code] ?? statusTexts[row.status_to ?? 0]?.title)?.[lang] ?? row.code
}

export const carServiceHistory: Handler<typeof operation> = async ({ db, user, lang }, input) => {
  const { car } = await carOut(db, user, input)
  const rows = await readEntries(db, car.id)
  return { history: rows.map((row) => presentEntry(row, user.id, lang)) }
}
