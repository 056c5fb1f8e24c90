import { holdMinutes } from '../../money/orders/hold.ts'

/*
 * What holds for somebody who has not shown yet whose their e-mail address is
 * (docs/product/booking-and-payment.md#hold): such accounts cost nothing, and a few dozen of them
 * would keep a whole fleet from everybody else.
 */

/** Minutes that an unconfirmed account keeps a car; they are not extended. */
export const unconfirmedHoldMinutes = 15

/** So many cars at most are held by unconfirmed accounts of one network at one time. */
export const mostUnconfirmedHolds = 8

/** Hours after such a hold in which its network gets the same car for the same days only confirmed. */
export const unconfirmedPauseHours = 4

const millisecondsAMinute = 60_000

const minutesAfter = (start: Date, minutes: number) =>
  new Date(start.getTime() + minutes * millisecondsAMinute)

/**
 * When a hold that an unconfirmed account makes now ends.
 * @param since when its network began to hold this car for these days, within the last hours: what
 * was held before, also under another name, counts, so that nobody holds it again and again
 * @returns undefined when that time is used up
 */
export function unconfirmedHoldUntil(now: Date, since: Date | undefined): Date | undefined {
  const until = minutesAfter(since ?? now, unconfirmedHoldMinutes)
  return until > now ? until : undefined
}

/** When a hold ends whose account is confirmed now: the usual minutes from its start, never sooner than before. */
export function confirmedHoldUntil(startedAt: Date, until: Date): Date {
  const usual = minutesAfter(startedAt, holdMinutes)
  return usual > until ? usual : until
}
