import { formatLongDay } from '#domain/core/time/format-date.ts'
import { type Day, dayOf, timeOf, type WallTime } from '#domain/core/time/wall-time.ts'
import type { Text } from '#protocol/core/text.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isFirstTime } from '../../platform/work/remind-once.ts'
import { addEvidence } from '../../money/evidence/evidence-store.ts'
import { addEvent, type OrderRow } from '../../money/orders/orders-store.ts'

export const weekName = (week: number): Text => ({
  en: `Weekly inspection ${week}`,
  es: `Inspección semanal ${week}`,
})

/** The notice when a week opens, 2 days before it is due; once. @returns whether it is new */
export async function remindOfInspection(
  tx: Tx,
  order: OrderRow,
  { handoverId, week, due }: { handoverId: string; week: number; due: WallTime },
  now: Date,
): Promise<boolean> {
  const thread = weekThread(handoverId, week)
  if (!(await isFirstTime(tx, thread, now))) return false
  const text = {
    en: `It is due on ${formatLongDay(dayOf(due), 'en')}, ${timeOf(due)}. Take eight photos around the car and one of the odometer.`,
    es: `Te toca el ${formatLongDay(dayOf(due), 'es')}, ${timeOf(due)}. Toma ocho fotos alrededor del auto y una del odómetro.`,
  }
  await notify(tx, { ...noticeOf(order, thread), title: weekName(week), text }, now)
  return true
}

/** What every notice about a week has in common. */
function noticeOf(order: OrderRow, thread: string) {
  return {
    userId: order.user_id,
    orderId: order.id,
    topic: 'inspection',
    thread,
    route: 'vehicleInspection',
    query: { order: order.id, kind: 'weekly' },
  } as const
}

const title: Text = { en: 'Weekly inspection overdue', es: 'Inspección semanal atrasada' }

/** The first warning, and the last one, which names the fee. */
function warningText(number: 1 | 2, week: number, dueOn: Day): Text {
  const en = `${weekName(week).en} was due on ${formatLongDay(dueOn, 'en')}.`
  const es = `${weekName(week).es}: te tocaba el ${formatLongDay(dueOn, 'es')}.`
  return number === 1
    ? { en: `${en} Please do it now.`, es: `${es} Hazla ahora.` }
    : {
        en: `${en} This is the last warning. One week after the due date, we may charge $600. A person decides, and you can appeal.`,
        es: `${es} Es el último aviso. Una semana después de esa fecha, te podemos cobrar $600. Lo decide una persona y puedes apelar.`,
      }
}

/** The notices about one week; they are read once its inspection is done. */
export const weekThread = (handoverId: string, week: number) => `week ${handoverId} ${week}`

export type LateWeek = { handoverId: string; week: number; dueOn: Day }

/** Warns of a week's inspection, into notices, history and evidence: a fee may follow from it. */
export async function warnOfInspection(
  tx: Tx,
  order: OrderRow,
  { handoverId, week, dueOn }: LateWeek,
  number: 1 | 2,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('inspection_warning')
    .values({ handover_order_id: handoverId, week, number, sent_at: now })
    .execute()
  const details = { event: 'inspectionWarning', week, dueOn, number }
  await addEvent(tx, order.id, now, { actor: 'system', code: 'inspectionWarning', details })
  await addEvidence(tx, order.id, now, 'inspection', details)
  const severity = number === 1 ? 'warning' : 'danger'
  const text = warningText(number, week, dueOn)
  const notice = {
    ...noticeOf(order, weekThread(handoverId, week)),
    severity,
    title,
    text,
  } as const
  await notify(tx, notice, now)
}
