import { under25Deposit } from '#domain/fleet/pricing/deposit/deposit.ts'
import type { QuoteInput } from '#domain/fleet/pricing/quote.ts'
import { taxesOn } from '#domain/fleet/pricing/taxes/tax.ts'
import { isOver25 } from '#domain/people/drivers/driver-age.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import type { Offers } from '../../fleet/pricing/offers-store.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'
import type { RentalOfFile } from './rentals-file.ts'

/** Names of taxes of the area, separated by `;`. */
export function namedTaxes(taxes: string, { tax_lines: lines }: AreaRow) {
  if (taxes === 'area' || taxes === 'none') return []
  return taxes
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const isIt = (one: string) => one.toLowerCase() === name.toLowerCase()
      const tax = lines.find(({ id, nameEn, nameEs }) => [id, nameEn, nameEs].some(isIt))
      return { name, tax }
    })
}

type Priced = { car: CarRow; area: AreaRow; offers: Offers; birthDate: string | null }

/** The price as it was agreed; the deposit is what is held, a young driver's part of it included. */
export function quoteInput(
  rental: RentalOfFile,
  { car, area, offers, birthDate }: Priced,
): QuoteInput {
  const day = dayOf(rental.start)
  const inForce = taxesOn(area.tax_lines, day)
  const named = namedTaxes(rental.taxes, area).flatMap(({ tax }) => tax ?? [])
  const taxes = rental.taxes === 'area' ? inForce : named
  const birthDays = birthDate === null ? [] : [birthDate]
  const isYoung = !isOver25(birthDays, day) && rental.depositCents >= under25Deposit
  const base = rental.depositCents - (isYoung ? under25Deposit : 0)
  const modifier = offers.modifiers.find(({ id }) => id === rental.plan)
  return {
    start: rental.start,
    end: rental.end,
    rates: {
      day: rental.dayCents ?? car.day_cents,
      week: rental.weekCents ?? car.week_cents,
      month: rental.monthCents ?? car.month_cents,
    },
    mileCents: rental.mileCents ?? car.mile_cents,
    includedMilesPerDay: rental.includedMilesPerDay ?? car.included_miles_per_day,
    coefficient: Number(modifier?.coefficient ?? 1),
    modifierId: rental.plan,
    extras: [],
    taxes,
    donationRate: 0,
    depositMinimum: base,
    depositMaximum: base,
    deductibles: [],
    driverBirthDays: isYoung ? birthDays : [],
  }
}
