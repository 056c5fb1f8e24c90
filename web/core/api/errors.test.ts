import { expect, it } from 'vitest'
import { errorMessages } from './errors.ts'

// @8-request-took @8-network-error @8-cross-origin @8-sorry-no @8-sorry-order @8-failed-load
it.each([
  ['timeout', 'The request took too long. Please try again later.'],
  ['network', 'Network Error: Please check your internet connection.'],
  ['crossOrigin', 'Cross-Origin Request Blocked. Check API permissions.'],
  ['unexpected', 'An unexpected error occurred.'],
  [
    'crash',
    'Something went wrong. We have noticed the error and will fix it asap. Please reload the page to try again.',
  ],
  ['refresh', 'Refresh'],
  ['backHome', 'Back to Home Page'],
  ['noUser', 'Sorry, no user found - please check the link and try again'],
  ['lostOrder', 'Sorry, the order id was lost, please try again'],
  ['carChange', 'Failed to load data for car change.'],
  ['pageNotFound', 'Page not found'],
] as const)('%s is said as the catalogue writes it, and differently in Spanish', (key, text) => {
  expect(errorMessages.en[key]).toBe(text)
  expect(errorMessages.es[key]).not.toBe(text)
})
