import { mostTripMiles } from '#domain/core/trip-miles.ts'
import { milePaces, mileStep } from '#domain/fleet/pricing/mile-paces.ts'
import { stored } from '#web/core/storage.ts'

/** How far somebody drives: so many miles in a trip of so many days. */
export type Driven = { miles: number; days: number }

/** As it was answered: so many miles in a trip of so many days. */
const answer = /^(\d{1,5})\/(\d{1,4})$/
/** What is taken for the answer of who has not been asked: driving to work. */
const usual = { miles: milePaces.commute, days: 30 }

/** What this browser's person has answered. */
export function keptAnswer(): Driven {
  const [, miles = '', days = ''] = answer.exec(stored('tripMiles') ?? '') ?? []
  return Number(days) > 0 ? { miles: Number(miles), days: Number(days) } : usual
}

/** How far somebody drives who drives `miles` in `days`, in a trip of `totalDays`, to the slider's step. */
export function scaled({ miles, days }: Driven, totalDays: number): number {
  const steps = Math.max(1, Math.round((miles * totalDays) / days / mileStep))
  return Math.min(mostTripMiles, steps * mileStep)
}
