import { lazy } from 'react'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'

/** The question how it was; it comes by itself, for few of those who open a row are asked. */
export const Rating = lazy(async () => ({
  default: (await loadOrReload(() => import('#web/community/reviews/rental-rating.tsx')))
    .RentalRating,
}))
