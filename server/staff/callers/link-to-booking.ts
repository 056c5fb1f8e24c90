import type { WallTime } from '#domain/core/time/wall-time.ts'

type Wished = {
  car: string
  start: WallTime
  end: WallTime
  options: readonly string[]
  pm?: string | undefined
  insurancePlan?: string | undefined
}

/** The path of the renter's own booking form with what the desk read out already chosen. */
export function pathToBooking({ car, start, end, options, pm, insurancePlan }: Wished): string {
  const query = new URLSearchParams({ car, start, end })
  if (pm) query.set('pm', pm)
  if (options.length > 0) query.set('options', options.join(','))
  if (insurancePlan) query.set('insurancePlan', insurancePlan)
  return `/booking?${query.toString()}`
}

/** The same, after signing in: a car that is held for somebody is free to them alone. */
export const signedInFirst = (path: string): string =>
  `/welcome?${new URLSearchParams({ returnUrl: path }).toString()}`
