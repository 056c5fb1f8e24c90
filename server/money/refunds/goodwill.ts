import { mostGoodwill } from '#domain/fleet/pricing/refunds/most-goodwill.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { joined } from '../../platform/joined.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { readAccount } from '../ledger/ledger.ts'
import { endMoney } from '../ledger/money-words.ts'
import { oweRefund } from '../ledger/owe-refund.ts'
import { type RefundPart, readRefundable, refundParts } from '../ledger/refund-parts.ts'
import { waitsForAccount } from '../ledger/refund-account.ts'
import { yourCard } from '../ledger/refund-way.ts'
import { addEvent, type OrderRow } from '../orders/orders-store.ts'
import { feeOf } from './refund-offer.ts'

/** What goodwill of some cents comes to as the payments stand; `most` is all that can be given. */
export type Goodwill = { most: number; parts: RefundPart[]; version: string }

/** The deposit that a rental holds, which goodwill never takes; cents. */
const heldOf = async (db: Db | Tx, order: OrderRow) =>
  Math.max(0, -(await readAccount(db, order.transaction_id, 'deposit')))

/** What can be given back of a rental beyond what is owed, and where `cents` of it would go (docs/product/money.md#goodwill). */
export async function readGoodwill(db: Db | Tx, order: OrderRow, cents: number): Promise<Goodwill> {
  const payments = await readRefundable(db, { order })
  const keep = await heldOf(db, order)
  const most = mostGoodwill(payments, keep)
  const version = versionOf(
    keep,
    payments.map(({ id, due, refundedDue }) => [id, due, refundedDue]),
  )
  const parts = await refundParts(db, { order, cents: Math.min(cents, most), keep })
  return { most, parts, version }
}

type Given = {
  cents: number
  parts: readonly RefundPart[]
  reason: string
  staffId: string
  now: Date
}

/**
 * Gives money back beyond what is owed, the way it came, newest payment first, also of a rental that is over. The caller
 * holds the order's lock and has looked that it is no more than `most`.
 */
export async function giveGoodwill(tx: Tx, order: OrderRow, given: Given): Promise<void> {
  const { cents, parts, reason, staffId, now } = given
  const how = { actor: 'staff', actorId: staffId, code: 'goodwill' } as const
  await addEvent(tx, order.id, now, { ...how, details: { cents, message: reason } })
  await oweRefund(tx, { order, cents, lines: { goodwill: cents }, reason: 'goodwill', now })
  const amount = dollarsText(cents + feeOf(parts))
  const ways = [...new Map(parts.map(({ card }) => [yourCard(card).en, yourCard(card)])).values()]
  const [only] = ways
  const isOneCard = ways.length === 1 && only && parts.every(({ kind }) => kind === 'card')
  const isAsked = await waitsForAccount(tx, order, 'goodwill')
  const text = isAsked
    ? joined(
        { en: `You get back ${amount}.`, es: `Te devolvemos ${amount}.` },
        endMoney.asksAccount,
      )
    : isOneCard
      ? {
          en: `We are refunding ${amount} to ${only.en}.`,
          es: `Te devolvemos ${amount} a ${only.es}.`,
        }
      : {
          en: `We are refunding ${amount} the way you paid.`,
          es: `Te devolvemos ${amount} por la misma forma en que pagaste.`,
        }
  const notice = {
    userId: order.user_id,
    orderId: order.id,
    topic: 'payment',
    thread: `goodwill ${order.id} ${now.toISOString()}`,
    severity: 'success',
    title: { en: 'You get money back', es: 'Te devolvemos dinero' },
    text: joined(text, { en: `Reason: ${reason}`, es: `Motivo: ${reason}` }),
    route: 'dashboard',
    query: { order: order.id },
  } as const
  await notify(tx, notice, now)
}
