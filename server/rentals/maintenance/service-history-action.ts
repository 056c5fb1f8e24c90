import type { MaintenanceKind } from '#domain/fleet/fleet/standard-plan.ts'
import type { carServiceHistoryAction as operation } from '#protocol/rentals/maintenance/service-history.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { carOut } from './car-out.ts'
import { readEntries, presentEntry } from './service-history.ts'

/** One entry in full: papers and words only to whose they are, and staff (docs/wire.md). */
export const carServiceHistoryAction: Handler<typeof operation> = async (
  { db, user, lang },
  { objectHistory },
) => {
  const found = await readFacts(db, objectHistory)
  if (!found) throw new Problem(404, texts.notFound)
  const { car } = await carOut(db, user, { car: found.carId })
  const entry = (await readEntries(db, car.id)).find(
    (row) => `${row.source}-${row.id}` === objectHistory,
  )
  if (!entry) throw new Problem(404, texts.notFound)
  const { carId: _, text, files, ...facts } = found
  const mayRead = entry.user_id === user.id || user.staff
  return {
    action: {
      ...presentEntry(entry, user.id, lang),
      ...facts,
      ...(entry.source === 'service' ? { maintenanceKind: entry.code as MaintenanceKind } : {}),
      text: mayRead ? text : undefined,
      files: mayRead ? await readFiles(db, files) : [],
    },
  }
}

type Facts = {
  carId: string
  actor: string
  item?: string
  outcome?: 'done' | 'skipped'
  shop?: string | undefined
  text: string | undefined
  files: string[]
}

async function readFacts(db: Db | Tx, objectHistory: string): Promise<Facts | undefined> {
  const [, source, id = ''] = /^(service|event)-(.+)$/.exec(objectHistory) ?? []
  if (source === 'service') return factsOfService(db, id)
  return source === 'event' && /^\d{1,15}$/.test(id) ? factsOfEvent(db, Number(id)) : undefined
}

async function factsOfService(db: Db | Tx, id: string): Promise<Facts | undefined> {
  const row = await db
    .selectFrom('maintenance_service as s')
    .innerJoin('maintenance_item as i', 'i.id', 's.item_id')
    .where('s.id', '=', id)
    .select(['i.car_id', 's.item_id', 's.actor', 's.outcome', 's.shop', 's.comment'])
    .select('s.receipts')
    .executeTakeFirst()
  return (
    row && {
      carId: row.car_id,
      actor: row.actor,
      item: row.item_id,
      outcome: row.outcome as 'done' | 'skipped',
      shop: row.shop ?? undefined,
      text: row.comment ?? undefined,
      files: row.receipts,
    }
  )
}

async function factsOfEvent(db: Db | Tx, id: number): Promise<Facts | undefined> {
  const row = await db
    .selectFrom('order_event as e')
    .innerJoin('rental_order as o', 'o.id', 'e.order_id')
    .where('e.id', '=', id)
    .select(['o.car_id', 'e.actor', 'e.details'])
    .executeTakeFirst()
  if (!row) return undefined
  const details = row.details as {
    message?: string
    comments?: string
    pictures?: { file: string }[]
  }
  return {
    carId: row.car_id,
    actor: row.actor,
    text: details.message ?? details.comments,
    files: (details.pictures ?? []).map(({ file }) => file),
  }
}

async function readFiles(db: Db | Tx, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('stored_file')
    .where('id', 'in', ids)
    .select(['id', 'content_type'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, contentType: row.content_type }))
}
