import type { OpenRental as Priced } from '#domain/fleet/pricing/while-out/open-rental.ts'
import type { OpenRental } from './open-rental.ts'

const cents = (dollars: number) => Math.round(dollars * 100)
type Rates = OpenRental['more']['rates']
const each = ({ day, week, month }: Rates, of: (amount: number) => number): Rates => ({
  day: of(day),
  week: of(week),
  month: of(month),
})
const dollars = (amount: number) => amount / 100

/** As it travels; `rent` stands in the bill. */
export function toWire(open: Priced): OpenRental {
  const { rent: _, mileCents, dayCents, fuel, more, ...same } = open
  const { mileCents: mile, coverMonth, ...days } = more
  const tank =
    fuel.kind === 'gas'
      ? { size: fuel.tankGallons, price: dollars(fuel.gasPriceCents) }
      : { size: fuel.batteryKwh, price: dollars(fuel.kwhPriceCents) }
  return {
    ...same,
    mile: mileCents,
    day: dollars(dayCents),
    fuel: { kind: fuel.kind, start: fuel.start, ...tank },
    appointment: dollars(open.appointment),
    stretches: open.stretches.map((one) => ({
      ...one,
      rent: dollars(one.rent),
      rates: each(one.rates, dollars),
    })),
    deposit: dollars(open.deposit),
    owed: dollars(open.owed),
    credit: dollars(open.credit),
    more: {
      ...days,
      mile,
      rates: each(more.rates, dollars),
      coverMonth: coverMonth === undefined ? undefined : dollars(coverMonth),
      offerCredit: dollars(more.offerCredit),
    },
  }
}

/** As the rules take it, with the `rent` of the bill in dollars. */
export function fromWire(open: OpenRental, rent: number): Priced {
  const { mile, day, fuel, more, readAt, noticed, ...same } = open
  const { mile: mileCents, coverMonth, ...days } = more
  const { kind, start, size, price } = fuel
  return {
    ...same,
    readAt,
    noticed,
    rent: cents(rent),
    mileCents: mile,
    dayCents: cents(day),
    fuel:
      kind === 'gas'
        ? { kind, start, tankGallons: size, gasPriceCents: cents(price) }
        : { kind, start, batteryKwh: size, kwhPriceCents: cents(price) },
    appointment: cents(open.appointment),
    stretches: open.stretches.map((one) => ({
      ...one,
      rent: cents(one.rent),
      rates: each(one.rates, cents),
    })),
    deposit: cents(open.deposit),
    owed: cents(open.owed),
    credit: cents(open.credit),
    more: {
      ...days,
      mileCents,
      rates: each(more.rates, cents),
      coverMonth: coverMonth === undefined ? undefined : cents(coverMonth),
      offerCredit: cents(more.offerCredit),
    },
  }
}
