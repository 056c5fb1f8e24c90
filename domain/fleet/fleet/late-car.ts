import { lateGraceMinutes } from '#domain/fleet/pricing/settlement.ts'

const minuteMs = 60_000
/** A booking that begins within this time is in danger by a car that is late. */
export const endangeredAheadMs = 24 * 60 * minuteMs

/** From when a car that is not back is counted on again: a day ahead, to the minute (docs/product/search.md#cars). */
export function countedOnFrom(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + endangeredAheadMs) / minuteMs) * minuteMs)
}

/**
 * Until when an earlier rental must have ended to be overdue now, and until when a booking must
 * begin to be in danger by it: its renter may take another car or everything back (docs/product/search.md#occupancy).
 */
export function endangered(now: Date): { endedBy: Date; startsBy: Date } {
  return {
    endedBy: new Date(now.getTime() - lateGraceMinutes * minuteMs),
    startsBy: new Date(now.getTime() + endangeredAheadMs),
  }
}
