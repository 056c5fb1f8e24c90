import type { Day, WallTime } from '#domain/core/time/wall-time.ts'
import { isValidForTrip } from './cover-valid.ts'

export type PaperState = 'missing' | 'submitted' | 'verified' | 'rejected'

/** A license or an insurance: what staff made of it, its last day, and when it was sent to them. */
export type Paper = { state: PaperState; expires?: Day | undefined; sent?: Date | undefined }

/** What a listed driver has handed in. */
export type DriverPapers = { license: Paper; insurance: Paper }

/** Why a paper does not do for a trip; `expires`: it ends before the trip + 1 day. */
export type PaperGap = Exclude<PaperState, 'verified'> | 'expires'

/**
 * What a paper lacks for a trip until `end`; undefined when staff verified it and it is valid one day longer
 * than the trip (docs/product/rental.md#papers). One that ends too soon has to be sent anew whatever staff make
 * of it, so that is said first.
 */
export function paperGap({ state, expires }: Paper, end: WallTime): PaperGap | undefined {
  if (state === 'missing' || state === 'rejected') return state
  if (!isValidForTrip(expires, end)) return 'expires'
  return state === 'verified' ? undefined : state
}

/** Whether there is a driver, and every one of them is verified for the trip + 1 day (docs/product/rental.md#papers). */
export function arePapersVerified(drivers: readonly DriverPapers[], end: WallTime): boolean {
  return (
    drivers.length > 0 &&
    drivers.every(({ license, insurance }) => !paperGap(license, end) && !paperGap(insurance, end))
  )
}
