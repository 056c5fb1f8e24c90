import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { chargeTime, isTakenFromCard } from '#domain/money/payments/planned-charge.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { dateTimeText } from '../../platform/mail/date-time-text.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { randomId } from '../../platform/random.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { addEvent, type OrderRow } from '../orders/orders-store.ts'

/*
 * What is owed after a return, taken from a kept card (docs/product/booking-and-payment.md#charge-of-a-saved-card).
 * Callers hold the lock of the order's rental. Amounts in cents.
 */

export type PlannedCharge = Selectable<Schema['planned_charge']>

/** The balance that is asked for: whose, of which rental, how much. */
type Balance = Pick<OrderRow, 'id' | 'user_id' | 'transaction_id' | 'area_id' | 'total_cents'>

const texts = {
  announced: (amount: string, last4: string, when: Text) => ({
    title: { en: 'We will charge your card', es: 'Vamos a cobrar a tu tarjeta' },
    text: {
      en: `You owe ${amount} for your rental. We will charge it to your card ending in ${last4} on ${when.en}, with no fee. See the bill first: you can contest it, or pay another way.`,
      es: `Debes ${amount} de tu renta. Lo cobraremos a tu tarjeta que termina en ${last4} el ${when.es}, sin comisión. Antes mira la cuenta: puedes impugnarla o pagar de otra forma.`,
    },
  }),
  kept: (amount: string, when: Text) => ({
    title: { en: 'The charge stays', es: 'El cobro se mantiene' },
    text: {
      en: `We looked at what you wrote. We will charge ${amount} to your card on ${when.en}.`,
      es: `Revisamos lo que escribiste. Cobraremos ${amount} a tu tarjeta el ${when.es}.`,
    },
  }),
  letGo: (amount: string) => ({
    title: { en: 'We will not charge your card', es: 'No vamos a cobrar a tu tarjeta' },
    text: {
      en: `Your card is not charged. The bill of ${amount} stays open: write to us if it is not right.`,
      es: `No se cobra nada a tu tarjeta. La cuenta de ${amount} queda abierta: escríbenos si no es correcta.`,
    },
  }),
  failed: (amount: string) => ({
    title: { en: 'Your card was not charged', es: 'No se pudo cobrar a tu tarjeta' },
    text: {
      en: `We could not charge your card, and we will not try it again. You still owe ${amount}: please pay it before your next booking.`,
      es: `No pudimos cobrar a tu tarjeta y no lo intentaremos otra vez. Todavía debes ${amount}: págalo antes de tu próxima reserva.`,
    },
  }),
}

async function tell(
  tx: Tx,
  { id, user_id, transaction_id }: Balance,
  said: { title: Text; text: Text },
  now: Date,
): Promise<void> {
  const notice = {
    userId: user_id,
    orderId: id,
    topic: 'payment',
    thread: `balance ${transaction_id}`,
    severity: 'warning',
    ...said,
    route: 'payment',
    query: { order: id },
  } as const
  await notify(tx, notice, now)
}

async function timeText(tx: Tx, { area_id }: Balance, at: Date): Promise<Text> {
  const zone = (await areaById(tx, area_id))?.zone ?? 'America/Los_Angeles'
  return { en: dateTimeText(at, zone, 'en'), es: dateTimeText(at, zone, 'es') }
}

/**
 * Announces that the kept card of the renter is charged for a balance, if they said yes to that and nothing speaks
 * against it.
 * @returns false when it is a bill
 */
export async function planCharge(tx: Tx, balance: Balance, now: Date): Promise<boolean> {
  const { transaction_id, total_cents: cents } = balance
  const card = await tx
    .selectFrom('saved_card')
    .select(['consent', 'last4', 'expires_on', 'gateway_reference'])
    .where('user_id', '=', balance.user_id)
    .executeTakeFirst()
  if (!card) return false
  const { consent } = card
  const at = chargeTime(now)
  const isGood = card.expires_on >= dayOf(toWall(at, 'UTC'))
  const { rows } = await sql<{ came_to_nothing: boolean }>`
    select exists (
      select from planned_charge c left join payment p on p.id = c.payment_id
      where c.transaction_id = ${transaction_id} and (c.state = 'letGo'
        or (p.state in ('refused', 'replaced') and p.card_reference = ${card.gateway_reference}))
    ) as came_to_nothing`.execute(tx)
  const cameToNothing = rows[0]?.came_to_nothing === true
  if (consent === null || !isTakenFromCard({ cents, consent, isGood, cameToNothing })) return false
  await tx
    .insertInto('planned_charge')
    .values({
      id: randomId(),
      transaction_id,
      order_id: balance.id,
      amount_cents: cents,
      consent,
      announced_at: now,
      charge_at: at,
    })
    .execute()
  const details = { cents, at: at.toISOString() }
  await addEvent(tx, balance.id, now, { actor: 'system', code: 'chargeAnnounced', details })
  const when = await timeText(tx, balance, at)
  await tell(tx, balance, texts.announced(dollarsText(cents), card.last4, when), now)
  return true
}

/** The charge that was announced for a balance, whatever became of it. */
export const plannedChargeOf = (db: Db | Tx, orderId: string): Promise<PlannedCharge | undefined> =>
  db.selectFrom('planned_charge').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** Nothing is charged any more: it is paid, or another sum is owed. */
export async function withdrawCharge(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('planned_charge')
    .set({ state: 'withdrawn' })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['planned', 'contested'])
    .execute()
}

/** Staff decide what was contested: it is announced anew, or the card is left alone and the bill stays. */
export async function decideContested(
  tx: Tx,
  balance: Balance,
  { charge, isKept, staffId, now }: { charge: string; isKept: boolean; staffId: string; now: Date },
): Promise<boolean> {
  const at = chargeTime(now)
  const kept = { state: 'planned', announced_at: now, charge_at: at }
  const decided = await tx
    .updateTable('planned_charge')
    .set({ ...(isKept ? kept : { state: 'letGo' }), decided_at: now })
    .where('id', '=', charge)
    .where('state', '=', 'contested')
    .returning('amount_cents')
    .executeTakeFirst()
  if (!decided) return false
  const code = isKept ? 'chargeKept' : 'chargeLetGo'
  await addEvent(tx, balance.id, now, { actor: 'staff', actorId: staffId, code })
  const amount = dollarsText(decided.amount_cents)
  const said = isKept ? texts.kept(amount, await timeText(tx, balance, at)) : texts.letGo(amount)
  await tell(tx, balance, said, now)
  return true
}

/** The card was not charged, and is not tried again: what is owed is a bill. */
export async function tellOfBill(tx: Tx, balance: Balance, now: Date): Promise<void> {
  await addEvent(tx, balance.id, now, { actor: 'gateway', code: 'chargeFailed' })
  await tell(tx, balance, texts.failed(dollarsText(balance.total_cents)), now)
}
