import { whileOn } from '../people/company/company-parts.ts'
import type { Wing } from '../platform/wing.ts'
import { forOrder } from '../money/for-order.ts'
import { forgetTies } from './network/forget-ties.ts'
import { askToRate, remindToRate, rentalsToRemindOf } from './reviews/ask-to-rate.ts'
import { carReviews } from './reviews/of-cars/car-reviews.ts'
import { forgetReviews } from './reviews/forget-reviews.ts'
import { reviewsToShow, showDueReviews } from './reviews/show-reviews.ts'
import { networkHandlers } from './network/handlers.ts'
import { passportHandlers } from './passport/handlers.ts'
import { profileHandlers } from './profile/handlers.ts'
import { reviewHandlers } from './reviews/handlers.ts'
import { trustHandlers } from './trust/handlers.ts'
import { registerTrustCards } from './profile/trust-card-routes.ts'
import { communityExports } from './exports.ts'

/** What `community` brings to the server. */
export const community = {
  handlers: {
    // Who may see what of oneself is asked everywhere.
    ...whileOn('community', { ...networkHandlers, ...trustHandlers }, ['privacySettings']),
    ...passportHandlers,
    ...profileHandlers,
    ...reviewHandlers,
  },
  reactions: {
    orderEnded: [forOrder((tx, order, { at }) => askToRate(tx, order, at))],
    rentalReturned: [forOrder((tx, order, { at }) => askToRate(tx, order, at))],
  },
  answers: { carReviews },
  forgets: [
    (tx, { userId }) => forgetTies(tx, userId),
    (tx, { userId }) => forgetReviews(tx, userId),
  ],
  work: [
    {
      name: 'reveal reviews',
      everySeconds: 30,
      scans: true,
      due: reviewsToShow,
      run: showDueReviews,
    },
    {
      name: 'remind of ratings',
      everySeconds: 900,
      lane: 'reminders',
      scans: true,
      due: rentalsToRemindOf,
      run: remindToRate,
    },
  ],
  exports: communityExports,
  routes: [registerTrustCards],
} satisfies Wing
