import { type RawBuilder, sql } from 'kysely'
import { coefficientThousandths } from '#domain/fleet/pricing/booking-price.ts'
import type { SearchRequest } from './search-request.ts'

/* domain/fleet/pricing as SQL over `car_search` (`s`): whole cents, each division half up. */

type Cents = RawBuilder<unknown>

const divided = (numerator: Cents, denominator: Cents): Cents =>
  sql`((2 * ${numerator} + ${denominator}) / (2 * ${denominator}))`

/** Months, weeks and days at the car's prices; without dates a month. */
function base({ duration }: SearchRequest): Cents {
  const { months, weeks, days } = duration ?? { months: 1, weeks: 0, days: 0 }
  const parts = [
    ...(months > 0 ? [sql`s.month_cents::bigint * ${months}::int`] : []),
    ...(weeks > 0 ? [sql`s.week_cents::bigint * ${weeks}::int`] : []),
    ...(days > 0 ? [sql`s.day_cents::bigint * ${days}::int`] : []),
  ]
  return parts.length > 0 ? sql`(${sql.join(parts, sql` + `)})` : sql`0::bigint`
}

function rentAt(request: SearchRequest, thousandths: number): Cents {
  if (thousandths === 1000) return base(request)
  return divided(sql`${base(request)} * ${thousandths}::int`, sql`1000::bigint`)
}

/** What the trip costs with these miles under one price modifier, its tax (in millionths) included. */
function tripAt(request: SearchRequest, thousandths: number, tax: Cents): Cents {
  const { miles = 0, duration, windows } = request
  const days = Math.max(1, duration?.totalDays ?? 1)
  const paid = sql`greatest(0, ${miles}::bigint - s.included_miles_per_day::bigint * ${days}::int)`
  const rent = rentAt(request, thousandths)
  const driven = divided(sql`${paid} * s.mile_cents * 1000`, sql`${thousandths}::bigint`)
  if (windows.every(({ area }) => Number(area.tax_rate) === 0)) return sql`(${rent} + ${driven})`
  const taxed = (cents: Cents) =>
    sql`${cents} + ${divided(sql`${cents} * ${tax}`, sql`1000000::bigint`)}`
  return sql`(${taxed(rent)} + ${taxed(driven)})`
}

/** The price that cards show: of the trip with its miles, else the booking price. */
export function price(request: SearchRequest, tax: Cents): Cents {
  const { plans, miles, duration } = request
  if (!duration || miles === undefined)
    return rentAt(request, coefficientThousandths(plans.asked.coefficient))
  const chosen = plans.isAsked ? [plans.asked] : plans.all
  const prices = chosen.map(({ coefficient }) =>
    tripAt(request, coefficientThousandths(coefficient), tax),
  )
  return sql`least(${sql.join(prices)})`
}
