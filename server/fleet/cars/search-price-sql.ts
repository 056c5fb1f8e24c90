import { type RawBuilder, sql } from 'kysely'
import { coefficientThousandths } from '#domain/fleet/pricing/booking-price.ts'
import { type Tax, taxOf } from '#domain/fleet/pricing/taxes/tax.ts'
import type { SearchRequest } from './search-request.ts'
import { seasonCents } from './search-season-sql.ts'

/* domain/fleet/pricing as SQL over `car_search` (`s`): whole cents, each division half up. */

type Cents = RawBuilder<unknown>

const divided = (numerator: Cents, denominator: Cents): Cents =>
  sql`((2 * ${numerator} + ${denominator}) / (2 * ${denominator}))`

/** Months, weeks and days at the car's prices and what seasons add; without dates a month. */
function base(request: SearchRequest): Cents {
  const { duration } = request
  const inSeason = seasonCents(request)
  const { months, weeks, days } = duration ?? { months: 1, weeks: 0, days: 0 }
  const parts = [
    ...(months > 0 ? [sql`s.month_cents::bigint * ${months}::int`] : []),
    ...(weeks > 0 ? [sql`s.week_cents::bigint * ${weeks}::int`] : []),
    ...(days > 0 ? [sql`s.day_cents::bigint * ${days}::int`] : []),
    ...(inSeason ? [inSeason] : []),
  ]
  return parts.length > 0 ? sql`(${sql.join(parts, sql` + `)})` : sql`0::bigint`
}

function rentAt(request: SearchRequest, thousandths: number): Cents {
  if (thousandths === 1000) return base(request)
  return divided(sql`${base(request)} * ${thousandths}::int`, sql`1000::bigint`)
}

/** Cents of `of` and of the taxes on them, in the list's order: domain/fleet/pricing/taxes/tax.ts in SQL. */
function withTaxes(taxes: readonly Tax[], of: 'rent' | 'miles', cents: Cents, days: number): Cents {
  const lines = new Map<string, Cents>()
  for (const tax of taxes) {
    if (tax.fraction === undefined) {
      const amount = taxOf([tax], { bases: {}, days })
      if (amount > 0) lines.set(tax.id, sql`${amount}::bigint`)
      continue
    }
    const earlier = tax.onTaxes.flatMap((id) => lines.get(id) ?? [])
    const parts = tax.on.includes(of) ? [cents, ...earlier] : earlier
    if (parts.length === 0) continue
    const millionths = sql`${Math.round(tax.fraction * 1_000_000)}::bigint`
    const share = sql`((${sql.join(parts, sql` + `)}) * ${millionths})`
    lines.set(tax.id, divided(share, sql`1000000::bigint`))
  }
  return sql`(${sql.join([cents, ...lines.values()], sql` + `)})`
}

/** What the trip costs with these miles under one price modifier, its taxes included. */
function tripAt(request: SearchRequest, thousandths: number, taxes: readonly Tax[]): Cents {
  const { miles = 0, duration } = request
  const totalDays = duration?.totalDays ?? 1
  const days = Math.max(1, totalDays)
  const paid = sql`greatest(0, ${miles}::bigint - s.included_miles_per_day::bigint * ${days}::int)`
  const rent = rentAt(request, thousandths)
  const driven = divided(sql`${paid} * s.mile_cents * 1000`, sql`${thousandths}::bigint`)
  const rentTaxed = withTaxes(taxes, 'rent', rent, totalDays)
  return sql`(${rentTaxed} + ${withTaxes(taxes, 'miles', driven, 0)})`
}

/** The least that the trip costs under one of the plans, by the taxes of each area. */
function tripPriceAt(request: SearchRequest): Cents {
  const { plans, windows } = request
  const chosen = plans.isAsked ? [plans.asked] : plans.all
  const least = (taxes: readonly Tax[]): Cents => {
    const prices = chosen.map(({ coefficient }) =>
      tripAt(request, coefficientThousandths(coefficient), taxes),
    )
    return sql`least(${sql.join(prices)})`
  }
  const [first] = windows
  const isSame = windows.every(
    ({ taxes }) => JSON.stringify(taxes) === JSON.stringify(first?.taxes),
  )
  if (isSame) return least(first?.taxes ?? [])
  const cases = windows.map(({ area, taxes }) => sql`when ${area.id}::text then ${least(taxes)}`)
  return sql`case s.area_id ${sql.join(cases, sql` `)} end`
}

/** The price that cards show: of the trip with its miles, else the booking price. */
export function price(request: SearchRequest): Cents {
  const { plans, miles, duration } = request
  if (!duration || miles === undefined)
    return rentAt(request, coefficientThousandths(plans.asked.coefficient))
  return tripPriceAt(request)
}
