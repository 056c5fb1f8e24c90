import { useSyncExternalStore } from 'react'
import { milePaces, mileStep, mostTripMiles } from '#domain/pricing/mile-paces.ts'
import { watched } from '#web/core/api/watched.ts'
import { whenSignedOut } from '#web/core/session/session.ts'
import { store, stored } from '#web/core/storage.ts'
import { useSettled } from '#web/core/use-settled.ts'

/** As it was answered: so many miles in a trip of so many days. */
const answer = /^(\d{1,5})\/(\d{1,4})$/
/** What is taken for the answer of who has not been asked: driving to work. */
const usual = { miles: milePaces.commute, days: 30 }

function kept(): { miles: number; days: number } {
  const [, miles = '', days = ''] = answer.exec(stored('tripMiles') ?? '') ?? []
  return Number(days) > 0 ? { miles: Number(miles), days: Number(days) } : usual
}

const pace = watched(kept())

// Sign-out clears the browser's storage; a lost session leaves it: look again either way.
whenSignedOut(() => pace.set(kept()))

/**
 * How far somebody drives who drives `miles` in `days`, in a trip of `totalDays`, to the slider's step.
 * The page asks for the first cars with the same sum (early-answer.ts).
 */
function scaled({ miles, days }: { miles: number; days: number }, totalDays: number): number {
  const steps = Math.max(1, Math.round((miles * totalDays) / days / mileStep))
  return Math.min(mostTripMiles, steps * mileStep)
}

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
