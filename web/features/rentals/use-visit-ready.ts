import { useEffect } from 'react'
import { inspectionGuidelines } from '#protocol/care/inspection-guidelines.ts'
import { orderHistory } from '#protocol/rentals/order-history.ts'
import { read } from '#web/core/call.ts'
import { whenIdle } from '#web/core/when-idle.ts'
import type { SelectedRental } from './shown.ts'

/** Booked, or with the renter. */
const liveCodes = [85, 86, 91, 92, 93]

/**
 * A garage may have no signal: the checklist of the next visit and the contract are fetched while
 * the screen rests, and kept on the device (PRODUCT.md 7).
 */
export function useVisitReady({ orderId: order, rentalStatus }: SelectedRental): void {
  const isLive = rentalStatus !== undefined && liveCodes.includes(rentalStatus)
  useEffect(() => {
    if (!isLive) return
    whenIdle(() => {
      // What does not come now is asked for when its screen is opened.
      for (const operation of [inspectionGuidelines, orderHistory])
        read(operation, { order }).catch(() => {})
    })
  }, [isLive, order])
}
