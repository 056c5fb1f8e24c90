import { lazy } from 'react'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'

/*
 * Named for the screens of cars: with type=change they choose the car of a swap. Loaded when it
 * comes to that.
 */

/** Stands in for the list of cars. */
export const SwapResults = lazy(() =>
  loadOrReload(() => import('./swap-results.tsx')).then((module) => ({
    default: module.SwapResults,
  })),
)

/** Stands in for the price of a booking. */
export const SwapPrice = lazy(() =>
  loadOrReload(() => import('./swap-price.tsx')).then((module) => ({
    default: module.SwapPrice,
  })),
)
