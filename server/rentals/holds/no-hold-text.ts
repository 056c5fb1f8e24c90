import { standingOf } from '#domain/money/orders/standing.ts'
import type { Text } from '#protocol/core/text.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { refusalText } from '../../money/orders/refusal-texts.ts'
import { bookingTexts } from '../../fleet/pricing/booking-texts.ts'

const booked: Text = {
  en: 'This order is already booked, so it is no longer on hold.',
  es: 'Esta orden ya está reservada, así que ya no es un apartado.',
}

/** Why nothing can be done with the hold of an order that is not held. */
export function noHoldText(order: OrderRow): Text {
  const standing = standingOf(order)
  if (standing === 'held' || standing === 'lapsed') return bookingTexts.noHold
  if (standing === 'live' || standing === 'atPickup') return booked
  return refusalText(order, 'not:cancelContract')
}
