import { sql } from 'kysely'
import { nextReminder, type ReminderStage } from '#domain/rentals/maintenance/reminders.ts'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { addEvidence } from '../../money/evidence/evidence-store.ts'
import { addEvent, lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { stateOf } from './item-state.ts'
import { reminderOf, threadOf } from './maintenance-notices.ts'
import { itemById, itemsToRemindOf, type MaintenanceRow, readRows } from './maintenance-rows.ts'

/**
 * Tells renters what their car needs: soon, due, and two warnings, each once in a rental, however
 * many processes look at the same time (docs/product/rental.md#reminders). Background work.
 */
export async function remindOfMaintenance({ db, clock }: Services): Promise<number> {
  const now = clock()
  const noted = await noteMilesDue(db, now)
  const told = await oneByOne(await readRows(db, itemsToRemindOf(sqlInstant(now))), async (row) => {
    const { id, order_id: orderId } = row
    if (orderId === null || stageOf(row, now) === undefined) return 0
    return db.transaction().execute((tx) => remind(tx, id, orderId, now))
  })
  return noted + told
}

/* Cars whose reading has reached what they need and of which that is not written down. */
const milesDue = (now: SqlInstant) => sql`
  select n.item_id, (${now} at time zone a.zone)::date as today
  from maintenance_need n join area a on a.id = n.area_id
  where n.miles_left <= 0 and not n.miles_noted`

export const maintenanceDue = (now: SqlInstant) => sql`
  select from (${milesDue(now)}) reached
  union all select from (${itemsToRemindOf(now)}) due`

/** Writes down on which day a reading first reached the due one: the days of grace count from it. */
async function noteMilesDue(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    update maintenance_item i set miles_due_on = due.today
    from (${milesDue(sqlInstant(now))}) due where due.item_id = i.id returning i.id`.execute(db)
  return rows.length
}

function stageOf(row: MaintenanceRow, now: Date): ReminderStage | undefined {
  const { state, today } = stateOf(row, now)
  return nextReminder(state, row.told, today)
}

async function remind(tx: Tx, itemId: string, orderId: string, now: Date): Promise<number> {
  const order = await lockOrder(tx, orderId)
  const row = await itemById(tx, itemId)
  const stage = row && stageOf(row, now)
  if (!order || !stage || row.order_id !== orderId) return 0
  const { rows } = await sql`
    insert into maintenance_reminder (item_id, round, transaction_id, stage, told_on, at)
    values (${itemId}, ${row.round}::int, ${order.transaction_id}, ${stage},
      ${stateOf(row, now).today}::date, ${now}::timestamptz)
    on conflict do nothing returning stage`.execute(tx)
  if (rows.length === 0) return 0
  await tell(tx, { order, row, stage, now })
  return 1
}

type Told = { order: OrderRow; row: MaintenanceRow; stage: ReminderStage; now: Date }

const codes = {
  firstWarning: 'maintenanceFirstWarning',
  secondWarning: 'maintenanceSecondWarning',
}

/** Into the notices; a warning also into history and evidence, because a fee may follow from it. */
async function tell(tx: Tx, { order, row, stage, now }: Told): Promise<void> {
  const { severity, title, text } = reminderOf(row.kind, stage)
  await notify(
    tx,
    {
      userId: order.user_id,
      orderId: order.id,
      topic: 'maintenance',
      thread: threadOf(row.id),
      severity,
      title,
      text,
      route: 'vehicleMaintenance',
      query: { order: order.id },
    },
    now,
  )
  if (stage === 'soon' || stage === 'due') return
  const details = { item: row.id, kind: row.kind, dueOn: stateOf(row, now).dueOn }
  await addEvent(tx, order.id, now, { actor: 'system', code: codes[stage], details })
  await addEvidence(tx, order.id, now, 'maintenance', { event: codes[stage], ...details })
}
