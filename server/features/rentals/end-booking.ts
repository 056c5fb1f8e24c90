import type { Config } from '../../config.ts'
import type { Tx } from '../../db/database.ts'
import { releaseHold } from '../bookings/release-hold.ts'
import { dropWishes } from '../help/drop-wishes.ts'
import { boughtLines, donationLines, reversed } from '../payments/ledger.ts'
import { oweRefund } from '../payments/owe-refund.ts'
import { queuePaymentMail } from '../payments/payment-mail.ts'
import { endOffers } from '../rental-offers/end-offers.ts'
import { giveOfferBack } from '../rental-offers/use-offer.ts'
import { type By, changeStatus } from './change-status.ts'
import { type OrderRow, ordersOf } from './orders-store.ts'

type Ending = {
  action: 'refuse' | 'transferMissing' | 'cancelContract' | 'noShow'
  by: By
  message?: string | undefined
  /** Cents of rent, and the tax on them, that stay with the company (PRODUCT.md 6). */
  kept?: { rent: number; tax: number }
  config: Config
  now: Date
}

const codes = {
  refuse: 'refused',
  transferMissing: 'transferMissing',
  cancelContract: 'cancelled',
  noShow: 'noShow',
} as const

/**
 * Ends an order that was not picked up (87): the car and the slot are free again, and what was
 * paid goes back but for what is kept. Swaps of it end with it. The caller holds the order's lock
 * and has looked at the guards.
 */
export async function endBooking(tx: Tx, order: OrderRow, ending: Ending): Promise<void> {
  const { action, by, now, message, kept = { rent: 0, tax: 0 } } = ending
  await changeStatus(tx, order, {
    action,
    by,
    now,
    code: codes[action],
    details: { message },
    set: {
      state: 'ended',
      ended_at: now,
      confirmation: action === 'refuse' ? 'refused' : order.confirmation,
      admin_message: message ?? null,
      arrived_for: null,
    },
    notice: { text: endTexts[action], severity: 'warning' },
  })
  await tx.deleteFrom('occupancy').where('order_id', '=', order.id).execute()
  await tx.deleteFrom('appointment_seat').where('order_id', '=', order.id).execute()
  await tx
    .updateTable('payment')
    .set({ state: 'refused', refusal: codes[action] })
    .where('order_id', '=', order.id)
    .where('state', '=', 'waiting')
    .execute()
  const cents = order.quote.total - kept.rent - kept.tax
  if (order.paid && cents > 0) {
    const back = reversed(boughtLines(order.quote))
    const given = donationLines(kept.rent)
    const lines = {
      ...back,
      rent: (back.rent ?? 0) - kept.rent,
      tax: (back.tax ?? 0) - kept.tax,
      donation: (back.donation ?? 0) + (given.donation ?? 0),
      donationCost: (back.donationCost ?? 0) + (given.donationCost ?? 0),
    }
    await oweRefund(tx, { order, cents, lines, reason: codes[action], now })
  }
  await dropWishes(tx, order, now)
  await endFollowers(tx, order, ending)
  if (order.kind === 'start') await endOffers(tx, order.transaction_id, now)
  else await giveOfferBack(tx, order)
  await queuePaymentMail(tx, order, undefined, codes[action], ending.config, now, message)
}

/** Swaps and extensions that wait for this order, booked or held, end with it; all they cost goes back. */
export async function endFollowers(
  tx: Tx,
  order: OrderRow,
  { config, now }: Pick<Ending, 'config' | 'now'>,
  exceptOrder?: string,
): Promise<void> {
  for (const one of await ordersOf(tx, order.transaction_id)) {
    if (one.previous_order_id !== order.id || one.kind === 'balance') continue
    if (one.id === exceptOrder) continue
    if (one.state === 'held') await releaseHold(tx, one.id, now, 'replaced')
    if (one.rental_status === 85) {
      const by: By = { actor: 'system' }
      await endBooking(tx, one, { action: 'cancelContract', by, config, now })
    }
  }
}

const endTexts = {
  refuse: {
    en: 'We could not confirm this booking. Everything you paid goes back to you.',
    es: 'No pudimos confirmar esta reserva. Te devolvemos todo lo que pagaste.',
  },
  transferMissing: {
    en: 'Your bank transfer did not arrive within 24 hours, so the car is free again.',
    es: 'Tu transferencia no llegó en 24 horas y el auto vuelve a estar libre.',
  },
  cancelContract: {
    en: 'The order is cancelled. What goes back to you is on its way.',
    es: 'La orden está cancelada. Lo que se te devuelve está en camino.',
  },
  noShow: {
    en: 'Nobody came for the car within 24 hours. What goes back to you is on its way.',
    es: 'Nadie vino por el auto en 24 horas. Lo que se te devuelve está en camino.',
  },
}
