import type { Day } from '#domain/core/time/wall-time.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict } from '../../platform/api/problem.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { OrderRow } from '../orders/orders-store.ts'

type Reminder = { cents: number; day: Day; staffId: string; now: Date }

/**
 * Writes to who has an amount to pay, in the app and by mail, once a day of the books (docs/product/month.md#debts).
 * @throws Problem 409 for a second time on one day
 */
export async function remindOfDebt(
  tx: Tx,
  balance: OrderRow,
  { cents, day, staffId, now }: Reminder,
): Promise<void> {
  const row = { order_id: balance.id, reminded_on: day, reminded_at: now, reminded_by: staffId }
  const written = await tx
    .insertInto('debt_reminder')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  if (!written)
    throw conflict({
      en: 'A reminder of this amount went out today already.',
      es: 'Hoy ya salió un recordatorio de este saldo.',
    })
  const amount = dollarsText(cents)
  const notice = {
    userId: balance.user_id,
    orderId: balance.id,
    topic: 'payment',
    // Paying it settles this one too.
    thread: `balance ${balance.transaction_id}`,
    severity: 'warning',
    title: { en: 'Your balance is still open', es: 'Tu saldo sigue pendiente' },
    text: {
      en: `You still owe ${amount} for your rental. You can pay it in a minute, or write to us if something is wrong.`,
      es: `Todavía debes ${amount} de tu renta. Puedes pagarlo en un minuto, o escribirnos si algo no está bien.`,
    },
    route: 'payment',
    query: { order: balance.id },
  } as const
  await notify(tx, notice, now)
}
