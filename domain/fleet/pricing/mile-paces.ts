import { mostTripMiles } from '#domain/core/trip-miles.ts'

/** How far people drive a month who rent for one reason (the stops of the slider), in miles. */
export const milePaces = { weekends: 300, commute: 860, rideshare: 3_000 } as const
export type MilePace = keyof typeof milePaces

const daysAMonth = 30
/** The slider's step, miles. */
export const mileStep = 50

/** Miles of a trip of so many days at a pace, on the slider's next step; at least one step, never more than a trip has. */
export function milesAtPace(pace: MilePace, totalDays: number): number {
  const miles = (milePaces[pace] * totalDays) / daysAMonth
  return Math.min(mostTripMiles, Math.max(1, Math.round(miles / mileStep)) * mileStep)
}

/** A trip's miles as miles a month, to ten: what the slider says beside them. */
export function milesAMonth(miles: number, totalDays: number): number {
  return Math.round((miles * daysAMonth) / Math.max(1, totalDays) / 10) * 10
}
