import {
  highestSeatCents,
  roadMiles,
  suggestedPriceCents,
  tripCostCents,
} from '#domain/jobs/jobs/job-price.ts'
import { milesThrough } from '#domain/fleet/places/sphere.ts'
import { typedCents } from '#domain/core/text/typed-cents.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import { PayField } from '#protocol/jobs/jobs/update-job.ts'
import { problemIn } from '#web/core/forms/limits.ts'
import { hasDestination, type JobValues, wayOf } from './job-values.ts'

type Asked = Pick<JobValues, 'type' | 'from' | 'via' | 'to' | 'seats'>

/** What a way costs and what is asked for it, in cents and miles; the server reckons the same. */
export type JobCosts = { miles: number; trip: number; highestSeat: number; suggested: number }

/** Undefined while it is not known where the job begins and, if it leads somewhere, where. */
export function costsOf(values: Asked, areas: readonly Area[]): JobCosts | undefined {
  const { type } = values
  const { from, via, to } = wayOf(values)
  const area = areas.find(({ id }) => id === from?.area)
  if (type === '' || !from || !area) return undefined
  if (hasDestination(type) && !to && type !== 'movingHelp' && type !== 'errand') return undefined
  const miles = to ? roadMiles(milesThrough([from, ...via, to])) : 0
  const gasPriceCents = Math.round(area.gasPrice * 100)
  const seats = Math.max(1, Math.trunc(Number(values.seats)) || 1)
  return {
    miles,
    trip: tripCostCents(miles, gasPriceCents),
    highestSeat: highestSeatCents(miles, gasPriceCents, seats),
    suggested: suggestedPriceCents({ type, miles, gasPriceCents, seats }),
  }
}

/** What is wrong with a typed price, as a key of the field messages. */
export function priceProblem(
  { type, pays, price }: Pick<JobValues, 'type' | 'pays' | 'price'>,
  costs: JobCosts | undefined,
): string | undefined {
  if (pays === 'offers') return undefined
  if (price.trim() === '') return fieldError('required')
  const problem = problemIn(PayField, price.trim())
  if (problem || type !== 'rideOffer' || !costs) return problem
  const isOver = (typedCents(price.trim()) ?? 0) > costs.highestSeat
  return isOver ? fieldError('max', costs.highestSeat / 100) : undefined
}

/** Cents as one types them: `12`, `12.50`. */
export const typedPrice = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
