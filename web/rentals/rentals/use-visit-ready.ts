import { isAmong, liveCodes } from '#domain/fleet/fleet/rental-status.ts'
import { useEffect } from 'react'
import { orderHistory } from '#protocol/rentals/dashboard/names.ts'
import { inspectionGuidelines } from '#protocol/rentals/inspections/names.ts'
import { read } from '#web/core/api/call.ts'
import { whenIdle } from '#web/core/pwa/when-idle.ts'
import type { SelectedRental } from './shown.ts'

/**
 * A garage may have no signal: the checklist of the next visit and the contract are fetched while
 * the screen rests, and kept on the device (docs/product/inspections-and-maintenance.md#inspection).
 */
export function useVisitReady({ orderId: order, rentalStatus }: SelectedRental): void {
  const isLive = isAmong(liveCodes, rentalStatus)
  useEffect(() => {
    if (!isLive) return
    whenIdle(() => {
      // What does not come now is asked for when its screen is opened.
      for (const operation of [inspectionGuidelines, orderHistory])
        read(operation, { order }).catch(() => {})
    })
  }, [isLive, order])
}
