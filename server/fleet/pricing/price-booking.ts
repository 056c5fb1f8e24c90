import type { Selectable } from 'kysely'
import { parseAppointmentId, slotPrice } from '#domain/fleet/fleet/pickup-slots.ts'
import {
  coversOf,
  loweringDeductibles,
  pricesToGoOn,
} from '#domain/fleet/pricing/deposit/deposit.ts'
import { type QuoteInput, quote } from '#domain/fleet/pricing/quote.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import type { Season } from '#domain/fleet/pricing/seasons/season.ts'
import type { Tax } from '#domain/fleet/pricing/taxes/tax.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CarRow } from '../fleet/cars-store.ts'
import { normalPriceId, type Offers } from './offers-store.ts'

export type BookingChoices = {
  start: WallTime
  end: WallTime
  pm?: string | undefined
  options: string[]
  appt?: string | undefined
  insurancePlan?: 'own' | 'ownCollision' | undefined
}

type DriverRow = Selectable<Schema['driver']>

/**
 * The one computation behind preview, order and payment (docs/product/prices.md#lines); `change` is what an
 * extension or a swap adds to it (docs/product/rental.md#extension). The taxes of the area are those in force; seasons are
 * those of `offers`, or of the area where a rental keeps its own.
 * @throws Problem 400 when an extra, price modifier or appointment is not one of ours
 */
export function priceBooking(
  car: CarRow,
  area: { id: string; taxes: readonly Tax[]; seasons?: readonly Season[] },
  offers: Offers,
  drivers: Pick<
    DriverRow,
    | 'birth_date'
    | 'insurance_expires'
    | 'insurance_verification'
    | 'insurance_collision_deductible_cents'
  >[],
  choices: BookingChoices,
  change: Pick<
    QuoteInput,
    'depositHeld' | 'milesSoFar' | 'lateSoFar' | 'offerCredit' | 'swap' | 'daysBefore'
  > = {},
): Quote {
  const modifier = offers.modifiers.find((row) => row.id === (choices.pm ?? normalPriceId))
  if (!modifier) throw wrongField('pm')
  const extras = [...new Set(choices.options)].map((id) => {
    const row = offers.extras.find((extra) => extra.id === id)
    if (!row) throw wrongField('options')
    return { id, price: row.price_cents }
  })
  const appointment = choices.appt ? parseAppointmentId(choices.appt) : undefined
  if (choices.appt && (appointment?.kind !== 'pickup' || appointment.areaId !== area.id))
    throw wrongField('appt')
  const deductibles = loweringDeductibles(coversOf(drivers), choices.end)
  return quote({
    start: choices.start,
    end: choices.end,
    rates: { day: car.day_cents, week: car.week_cents, month: car.month_cents },
    mileCents: car.mile_cents,
    coefficient: Number(modifier.coefficient),
    modifierId: modifier.id,
    extras,
    appointmentPrice: appointment ? slotPrice(appointment.wall) : undefined,
    ...(choices.insurancePlan === 'ownCollision' && { cover: coverOf(offers) }),
    taxes: area.taxes,
    seasons: area.seasons ?? offers.seasons,
    place: { area: area.id, type: car.type_id },
    donationRate: offers.donationRate,
    depositMinimum: car.deposit_minimum_cents,
    depositMaximum: car.deposit_maximum_cents,
    deductibles,
    driverBirthDays: drivers.map((driver) => driver.birth_date ?? undefined),
    includedMilesPerDay: car.included_miles_per_day,
    ...change,
  })
}

/** The offers to a rental that goes on: who has the cover keeps it. */
export const withAgreedCover = (offers: Offers, { lines }: Quote): Offers => ({
  ...offers,
  covers: pricesToGoOn(offers.covers, lines),
})

/** @throws Problem 400 when the company sells no cover */
function coverOf({ covers }: Offers): Offers['covers'] {
  if (covers.length === 0) throw wrongField('insurancePlan')
  return covers
}

function wrongField(name: string): Problem {
  return new Problem(400, texts.malformed, { errors: { [name]: fieldError('invalidData') } })
}
