import type { Lang, Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import { type RefundPart, refundParts, wasPaid } from '../../money/ledger/refund-parts.ts'
import { waitsForKeys } from '../../money/orders/order-facts.ts'
import { type OrderRow, readOrders } from '../../money/orders/orders-store.ts'
import type { OwnRental } from '../../money/orders/own-rental.ts'
import { refusalOf } from '../../money/orders/own-rental.ts'
import { refusalText, refusalTexts } from '../../money/orders/refusal-texts.ts'
import { allGivenUp, readCancellation } from '../../money/refunds/cancel-refund.ts'
import { feeOf } from '../../money/refunds/refund-offer.ts'
import { cancellationRuleText, presentWays } from '../../money/refunds/refund-offer-texts.ts'

const inFull: Text = {
  en: 'Full refund, whatever the hour.',
  es: 'Reembolso total, sin importar la hora.',
}

/** What goes back of one order; cents. */
type Back = {
  kept: { rent: number; tax: number }
  /** In all, the fee's share included. */
  back: number
  parts: RefundPart[]
  rule: Text
}

async function readMoneyBack(db: Db | Tx, order: OrderRow, back: Omit<Back, 'back' | 'parts'>) {
  const cents = order.paid ? order.quote.total - back.kept.rent - back.kept.tax : 0
  const parts = await refundParts(db, await allGivenUp(db, order, Math.max(0, cents)))
  const sent = parts.reduce((sum, part) => sum + part.cents, 0) + feeOf(parts)
  const paid = parts.length > 0 || (order.paid && (await wasPaid(db, order)))
  const rule = paid ? {} : { rule: cancellationRuleText('cancel-unpaid') }
  return { ...back, parts, back: sent, ...rule }
}

/** By the rule of this hour (docs/product/money.md#refunds). */
export async function backByRule(db: Db | Tx, order: OrderRow, now: Date): Promise<Back> {
  const { rule, keptRent, keptTax } = await readCancellation(db, order, now)
  const kept = { rent: keptRent, tax: keptTax }
  return readMoneyBack(db, order, { kept, rule: cancellationRuleText(rule) })
}

export const backInFull = (db: Db | Tx, order: OrderRow): Promise<Back> =>
  readMoneyBack(db, order, { kept: { rent: 0, tax: 0 }, rule: inFull })

/** What waits for an order and ends with it (`endFollowers`), and theirs. */
export async function readFollowers(db: Db | Tx, order: OrderRow): Promise<OrderRow[]> {
  const orders = await readOrders(db, order.transaction_id)
  const after = (id: string): OrderRow[] =>
    orders
      .filter((one) => one.previous_order_id === id && one.kind !== 'balance')
      .filter((one) => one.state === 'held' || waitsForKeys(one))
      .flatMap((one) => [one, ...after(one.id)])
  return after(order.id)
}

/** What was seen of an order that staff cancel: where it stands, its money, and what ends with it. */
export async function cancelVersion(db: Db | Tx, order: OrderRow): Promise<string> {
  const followers = await readFollowers(db, order)
  return versionOf(
    [order, ...followers].map((one) => [
      one.id,
      one.state,
      one.rental_status,
      one.arrived_for,
      one.paid,
      one.car_id,
      one.starts_at,
      one.ends_at,
      one.total_cents,
    ]),
  )
}

/** Why staff can cancel an order no more; undefined while they can. */
export function cancelRefusal(rental: Pick<OwnRental, 'order' | 'facts'>): Text | undefined {
  const { order } = rental
  if (order.kind === 'balance') return refusalTexts['is:balance']
  if (order.state === 'held') return undefined
  const refused = refusalOf(rental, 'staffCancel')
  return refused && refusalText(order, refused === 'atPickup' ? 'not:staffCancel' : refused)
}

export function presentBack({ back, kept, rule, parts }: Back, lang: Lang) {
  return {
    refund: back / 100,
    kept: (kept.rent + kept.tax) / 100,
    rule: rule[lang],
    ways: presentWays(parts, lang).map(({ name, amount, method }) => ({
      name,
      amount,
      byHand: parts.some((part) => part.method === method && part.kind !== 'card'),
    })),
  }
}
