const hourMs = 3_600_000

/** So long before it a charge of a kept card is announced. */
export const announcedHours = 48

/** The least that a card network charges, in cents. */
export const leastCardCents = 50

/** When a kept card is charged that is announced then (docs/product/booking-and-payment.md#charge-of-a-saved-card). */
export const chargeTime = (announced: Date): Date =>
  new Date(announced.getTime() + announcedHours * hourMs)

type Owed = {
  /** What is owed beyond the deposit, in cents. */
  cents: number
  /** The version of the words that the card's owner said yes to; null without. */
  consent: number | null
  /** The card is good on that day. */
  isGood: boolean
  /** A charge of this rental came to nothing with this card, or staff let go of one. */
  cameToNothing: boolean
}

/** Whether what is owed is taken from the kept card; else it is a bill (docs/product/booking-and-payment.md#charge-of-a-saved-card). */
export const isTakenFromCard = ({ cents, consent, isGood, cameToNothing }: Owed): boolean =>
  consent !== null && isGood && !cameToNothing && cents >= leastCardCents

type Due = {
  /** The balance is still to pay, of exactly the sum that was announced. */
  isOwed: boolean
  /** Somebody pays it at this moment, or has promised a transfer or cash. */
  isBeingPaid: boolean
  /** The consent, and the card, are still there. */
  hasCard: boolean
}

/** What becomes of an announced charge whose time has come. */
export function atItsTime({
  isOwed,
  isBeingPaid,
  hasCard,
}: Due): 'withdraw' | 'wait' | 'bill' | 'charge' {
  if (!isOwed) return 'withdraw'
  if (isBeingPaid) return 'wait'
  return hasCard ? 'charge' : 'bill'
}
