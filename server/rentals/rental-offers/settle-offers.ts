import { offerDiscount } from '#domain/fleet/pricing/offer-discount.ts'
import { taxesOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import { taxLines } from '#domain/fleet/pricing/taxes/tax.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import type { Tx } from '../../platform/db/database.ts'
import {
  type Account,
  donationLines,
  readAccount,
  reversed,
  taxAccounts,
  writeEntry,
} from '../../money/ledger/ledger.ts'
import { settleRental } from '../../money/ledger/settle-rental.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { endOffers } from './end-offers.ts'
import { readOffers, type OfferRow } from './rental-offers-store.ts'
import { tellOfOffer } from './tell-of-offer.ts'

/**
 * The car is back: accepted discounts are credited, that of an early return only within its 24
 * hours, and every other live offer is over (docs/product/rental.md#offers). Before the rental is settled; with
 * `andRental` it is settled again here, because it was already. The caller holds the lock.
 */
export async function settleOffers(
  tx: Tx,
  returned: OrderRow,
  now: Date,
  { andRental = false } = {},
): Promise<void> {
  const endedAt = returned.ended_at ?? now
  for (const offer of await readOffers(tx, returned.transaction_id)) {
    if (offer.status !== 'accepted' || offer.used_at || !isDiscount(offer)) continue
    const minutes = (endedAt.getTime() - (offer.answered_at ?? now).getTime()) / 60_000
    const cents = offerDiscount({
      kind: offer.kind,
      amount: offer.amount_cents,
      byTheEnd: endedAt <= returned.ends_at,
      // A discount that was offered after the return is there at once.
      minutesSinceAccepted: Math.max(0, minutes),
      rentLeft: -(await readAccount(tx, returned.transaction_id, 'rent')),
    })
    if (cents > 0) await credit(tx, returned, offer, cents, now)
  }
  await endOffers(tx, returned.transaction_id, now)
  if (andRental) await settleRental(tx, returned, now)
}

const isDiscount = (offer: OfferRow): offer is OfferRow & { kind: 'earlyReturn' | 'discount' } =>
  offer.kind === 'earlyReturn' || offer.kind === 'discount'

/** A discount lowers the rent, and with it the taxes and what is given away. */
async function credit(tx: Tx, order: OrderRow, offer: OfferRow, cents: number, now: Date) {
  const shares = taxLines(taxesOf(order.quote.terms), { bases: { rent: cents } })
  const taxes = taxAccounts(
    shares.map(({ tax, amount }) => ({ tax, cents: amount })),
    1,
  )
  let tax = 0
  for (const [account, owed = 0] of Object.entries(taxes) as [Account, number][]) {
    const paid = -(await readAccount(tx, order.transaction_id, account))
    taxes[account] = Math.min(owed, Math.max(0, paid))
    tax += taxes[account]
  }
  await writeEntry(tx, {
    transactionId: order.transaction_id,
    orderId: order.id,
    code: 'offer',
    lines: {
      rent: cents,
      ...taxes,
      receivable: -cents - tax,
      ...reversed(donationLines(cents, order.quote.terms)),
    },
    now,
  })
  await tx
    .updateTable('rental_offer')
    .set({ used_order_id: order.id, used_at: now, used_cents: cents })
    .where('id', '=', offer.id)
    .execute()
  const by = { actor: 'system' } as const
  await tellOfOffer(tx, offer, 'offerUsed', {
    by,
    orderId: order.id,
    // Less than was offered, when less rent is left.
    text: {
      en: `We took ${dollarsText(cents)} off your rental.`,
      es: `Descontamos ${dollarsText(cents)} de tu renta.`,
    },
    details: { used: cents },
    now,
  })
}
