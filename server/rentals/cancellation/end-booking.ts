import { orderMoney } from '#domain/fleet/pricing/order-money.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { giveCarBack } from '../../fleet/occupancy/give-car-back.ts'
import { endDatesOffer } from '../dates/dates-offers.ts'
import { releaseHold } from '../holds/release-hold.ts'
import { joined } from '../../platform/joined.ts'
import { type EndMoney, endMoney } from '../../money/ledger/money-words.ts'
import { readPayments } from '../../money/ledger/payments-store.ts'
import { isAccountKnown } from '../../money/ledger/refund-account.ts'
import { refundParts } from '../../money/ledger/refund-parts.ts'
import { endTextsOf, type Ended } from '../../money/orders/texts/end-texts.ts'
import { howItEnds } from '../../money/orders/texts/how-it-ends.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { waitsForKeys } from '../../money/orders/order-facts.ts'
import { type OrderRow, readOrders } from '../../money/orders/orders-store.ts'
import type { By } from '../../money/orders/status-change.ts'
import { allGivenUp } from '../../money/refunds/cancel-refund.ts'

type Ending = {
  action: 'refuse' | 'transferMissing' | 'cancelContract' | 'noShow' | 'staffCancel' | 'firstEnded'
  by: By
  message?: string | undefined
  /** Said instead of the usual sentence, where there is a better one. */
  because?: Text | undefined
  /** Cents of rent, and the tax on them, that stay with the company (docs/product/money.md#refunds). */
  kept?: { rent: number; tax: number }
  services: Pick<Services, 'tell'>
  now: Date
}

const codes = {
  refuse: 'refused',
  transferMissing: 'transferMissing',
  cancelContract: 'cancelled',
  noShow: 'noShow',
  staffCancel: 'staffCancelled',
  firstEnded: 'cancelled',
} as const

/**
 * Ends an order that was not picked up (87): the car and the slot are free again, and all that
 * hangs on it is told (`orderEnded`). The caller holds the order's lock and has looked at the
 * guards.
 * @returns what becomes of the order's money
 */
export async function endBooking(tx: Tx, order: OrderRow, ending: Ending): Promise<EndMoney> {
  const { action, by, now, message, because, kept = { rent: 0, tax: 0 }, services } = ending
  const money = await moneyAtEnd(tx, order, kept)
  const missing = action === 'transferMissing' ? await missingMoney(tx, order, by) : undefined
  const { text } = endTextsOf(await howItEnds(tx, order, { why: codes[action], missing, now }))
  await changeStatus(tx, order, {
    action,
    by,
    now,
    code: missing === 'cash' ? 'cashMissing' : codes[action],
    details: { message },
    set: {
      state: 'ended',
      ended_at: now,
      confirmation: action === 'refuse' ? 'refused' : order.confirmation,
      admin_message: message ?? null,
      arrived_for: null,
    },
    // What ends with its booking has a mail of its own, and the notice of the rental is the booking's.
    notice:
      action === 'firstEnded'
        ? 'none'
        : { text: joined(because ?? text, endMoney[money]), severity: 'warning' },
  })
  await giveCarBack(tx, { orderId: order.id })
  await tx.deleteFrom('appointment_seat').where('order_id', '=', order.id).execute()
  await services.tell(tx, {
    kind: 'orderEnded',
    orderId: order.id,
    why: codes[action],
    missing,
    kept,
    money,
    message,
    at: now,
  })
  return money
}

/** What was promised for an order and did not come: the server ends it when a transfer's time is over, staff when they say so. */
async function missingMoney(tx: Tx, order: OrderRow, by: By): Promise<Ended['missing']> {
  const promised = (await readPayments(tx, order.id)).find(({ state }) => state === 'waiting')
  if (promised?.kind === 'cash') return 'cash'
  return by.actor === 'system' ? 'transferInTime' : 'transfer'
}

/** What becomes of the money of an order that ends: what its payments can give back, or a transfer that may still come. */
async function moneyAtEnd(
  tx: Tx,
  order: OrderRow,
  kept: { rent: number; tax: number },
): Promise<EndMoney> {
  const keptCents = kept.rent + kept.tax
  const back = order.paid ? Math.max(0, order.quote.total - keptCents) : 0
  const parts = await refundParts(tx, await allGivenUp(tx, order, back))
  // A transfer goes nowhere before its account is known.
  if (parts.some(({ kind }) => kind === 'transfer') && !(await isAccountKnown(tx, order)))
    return 'asksAccount'
  if (parts.length > 0) return 'goesBack'
  if (order.paid) return keptCents > 0 ? 'kept' : 'nothing'
  return orderMoney(await readPayments(tx, order.id)) === 'underWay' ? 'underWay' : 'nothing'
}

/** Swaps and extensions that wait for this order, booked or held, end with it; all they cost goes back. */
export async function endFollowers(
  tx: Tx,
  order: OrderRow,
  { services, now }: Pick<Ending, 'services' | 'now'>,
  exceptOrder?: string,
): Promise<void> {
  await endDatesOffer(tx, order, now)
  for (const one of await readOrders(tx, order.transaction_id)) {
    if (one.previous_order_id !== order.id || one.kind === 'balance') continue
    if (one.id === exceptOrder) continue
    if (one.state === 'held') await releaseHold(tx, one.id, now, 'replaced')
    if (waitsForKeys(one)) {
      const by: By = { actor: 'system' }
      await endBooking(tx, one, { action: 'firstEnded', by, services, now })
    }
  }
}
