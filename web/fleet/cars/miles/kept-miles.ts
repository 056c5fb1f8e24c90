import { useSyncExternalStore } from 'react'
import { watched } from '#web/core/api/watched.ts'
import { whenSignedOut } from '#web/core/session/session.ts'
import { store } from '#web/core/storage.ts'
import { useSettled } from '#web/core/use-settled.ts'
import { keptAnswer, scaled } from './trip-miles.ts'

const pace = watched(keptAnswer())

// Sign-out clears the browser's storage; a lost session leaves it: look again either way.
whenSignedOut(() => pace.set(keptAnswer()))

/** The miles that this browser's person means to drive in a trip: asked once, kept, and for another length in proportion. */
export function useTripMiles(totalDays: number): number {
  return scaled(useSyncExternalStore(pace.subscribe, pace.get), totalDays)
}

/**
 * The same once the slider has rested for `ms` milliseconds: for what the server is asked. A trip of
 * another length has its miles at once, so that it is not asked for with those of the one before.
 */
export function useRestedTripMiles(totalDays: number, ms: number): number {
  return scaled(useSettled(useSyncExternalStore(pace.subscribe, pace.get), ms), totalDays)
}

/** The same outside of React. */
export const tripMiles = (totalDays: number): number => scaled(pace.get(), totalDays)

/** Keeps the answer for all screens and later visits. */
export function keepTripMiles(miles: number, totalDays: number): void {
  const days = Math.max(1, totalDays)
  store('tripMiles', `${miles}/${days}`)
  pace.set({ miles, days })
}
