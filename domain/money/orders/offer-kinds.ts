import type { RentalStatus } from '../../fleet/fleet/rental-status.ts'

/** What the company can offer during a rental (docs/product/rental.md#offers). */
export const offerKinds = ['extend', 'earlyReturn', 'swap', 'discount'] as const
export type OfferKind = (typeof offerKinds)[number]

export const offerStatuses = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type OfferStatus = (typeof offerStatuses)[number]

const fitting: Record<OfferKind, readonly RentalStatus[]> = {
  extend: [86, 93],
  earlyReturn: [86, 92, 93],
  swap: [85, 86],
  discount: [86, 88, 91, 92, 93],
}

/** Whether an offer of this kind means anything to an order at this code. */
export function offerFits(kind: OfferKind, code: number | null): boolean {
  return fitting[kind].some((one) => one === code)
}
