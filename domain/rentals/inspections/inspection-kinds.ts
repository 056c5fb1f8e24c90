/** Pickup and return of a car, every week between them, and the car that a swap hands over (docs/product/inspections-and-maintenance.md#inspection). */
export const inspectionKinds = ['pickup', 'weekly', 'return', 'swap'] as const
export type InspectionKind = (typeof inspectionKinds)[number]

/** The kind that shows a car as it is handed to the renter: a swap has a kind of its own. */
export function handoverKind(orderKind: string): 'pickup' | 'swap' {
  return orderKind === 'swap' ? 'swap' : 'pickup'
}

const freshMs = 24 * 3_600_000

/**
 * Whether pictures of a handover still show the car as it is: those of an earlier day prove
 * nothing about the keys of today. Inspections that are no longer fresh may be made anew.
 */
export function isFresh(submittedAt: Date, now: Date): boolean {
  return now.getTime() - submittedAt.getTime() < freshMs
}
