import { dayOf, type WallTime } from '../../core/time/wall-time.ts'
import { creditIn, withCredit } from './credit-line.ts'
import { discountOf, withDiscount } from './discount-line.ts'
import { quote } from './quote.ts'
import type { Quote, QuoteLine } from './quote-line.ts'
import { taxesOf } from './taxes/order-taxes.ts'

type NewDates = {
  start: WallTime
  end: WallTime
  /** The price plan that was agreed. */
  modifierId: string
  /** Of the pickup appointment at the new start, cents; left out where none is taken. */
  appointmentPrice?: number | undefined
}

/**
 * What a booking costs for other dates (docs/product/prices.md#other-dates), by all that it keeps: rates, seasons, taxes,
 * plan, extras, cover, and what staff took off. The deposit stays as it is; credit that no longer fits goes back. Cents.
 */
export function quoteNewDates(agreed: Quote, dates: NewDates): Quote {
  const { terms, lines, daysBefore } = agreed
  const { start, end, modifierId, appointmentPrice } = dates
  const cover = lines.find(({ code }) => code === 'ownCollision')
  const priced = quote({
    start,
    end,
    rates: terms.rates,
    mileCents: terms.mileCents,
    coefficient: agreed.coefficient,
    modifierId,
    extras: lines.flatMap(({ code, ref, unitPrice }) =>
      code === 'extra' && ref !== undefined ? [{ id: ref, price: unitPrice }] : [],
    ),
    ...(appointmentPrice === undefined ? {} : { appointmentPrice }),
    ...(cover && { cover: [{ from: 0, month: cover.unitPrice }] }),
    taxes: taxesOf(terms),
    // Those of its area were chosen when it was booked.
    seasons: (terms.seasons ?? []).map((season) => ({ ...season, areas: [] })),
    place: { area: '', type: terms.carType ?? '' },
    ...(daysBefore === undefined ? {} : { daysBefore }),
    depositMinimum: 0,
    depositMaximum: 0,
    deductibles: [],
    driverBirthDays: [],
    includedMilesPerDay: terms.includedMilesPerDay,
    depositHeld: true,
  })
  const deposits = lines.filter(({ code }) => code === 'deposit')
  const sold = priced.lines.map((line) =>
    line.code === 'ownCollision' ? asAgreed(line, cover) : line,
  )
  const total = priced.total + agreed.deposit
  const moved = {
    ...priced,
    lines: [...sold, ...deposits],
    total,
    dueNow: Math.max(0, total),
    deposit: agreed.deposit,
    terms: { ...terms, ...(terms.seasons && { firstDay: dayOf(start) }) },
  }
  return withCredit(withDiscount(moved, discountOf(agreed)), creditIn(agreed))
}

/** The cover goes on at the price and by the rule that it was bought by. */
const asAgreed = (line: QuoteLine, cover: QuoteLine | undefined): QuoteLine => {
  if (!cover) return line
  const { border: _none, ...rest } = line
  const { border, rule } = cover
  return { ...rest, rule, ...(border === undefined ? {} : { border }) }
}
