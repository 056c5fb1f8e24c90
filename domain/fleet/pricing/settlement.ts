import {
  addDays,
  addMinutes,
  dayOf,
  wallMinutes,
  type WallTime,
} from '#domain/core/time/wall-time.ts'
import { costPerMileCents, mileageCents, milesToPay, oneDayPrice } from './booking-price.ts'
import type { LateSoFar } from './change-lines.ts'
import { rentalDuration } from './duration.ts'
import { type Energy, energyLine } from './energy.ts'
import type { MileRate } from './line-text.ts'
import { percentOn, type SeasonDays } from './seasons/season.ts'
import { basesOf, type Tax, taxLines } from './taxes/tax.ts'

const minutesADay = 1440
/** So many minutes after its end a rental costs nothing more (docs/product/money.md#settlement). */
export const lateGraceMinutes = 6 * 60

/** What a return or the end of a segment can cost (docs/product/money.md#settlement). */
export type ChargeCode =
  | 'miles'
  | 'lateDays'
  | 'gas'
  | 'charging'
  | 'tax'
  | 'toll'
  | 'fine'
  | 'appointment'
  | 'damage'
  | 'engineDamage'
  | 'cleaning'
  | 'other'
  | 'specialRequest'

/** One line of a settlement; amounts are cents. */
export type ChargeLine = {
  code: ChargeCode
  quantity: number
  unit: 'mile' | 'day' | 'eighth' | 'percent' | 'once'
  /** Cents, not rounded for miles, gas and charge: the amount is rounded once. */
  unitPrice: number
  amount: number
  /** Of miles: what their price follows from. */
  rate?: MileRate
  /** Of a tax: which one of those that the order keeps. */
  areaTax?: Tax
}

export type Settling = {
  /** Odometer at the start and at the end of the segment, miles. */
  startOdometer: number
  endOdometer: number
  includedMilesPerDay: number
  mileCents: number
  coefficient: number
  /** The segment on the area's wall clock, and when it really ended. */
  start: WallTime
  end: WallTime
  ended: WallTime
  dayCents: number
  energy: Energy
  /** Those that the order keeps for its car, also for dates after its end. */
  seasons?: readonly SeasonDays[]
  taxes: readonly Tax[]
  /** Days of the rental up to the segment's end. */
  rentalDays: number
  /** Evening appointments that were made after the price was agreed. */
  appointment?: number
}

/** Each started day after the 6 hours' grace (docs/product/money.md#settlement). */
export function lateDays(end: WallTime, ended: WallTime): number {
  const over = wallMinutes(ended) - wallMinutes(addMinutes(end, lateGraceMinutes))
  return Math.max(0, Math.ceil(over / minutesADay))
}

/** What late days are priced with: an order's day price, its plan and the seasons that it keeps. */
export type LateTerms = {
  dayCents: number
  coefficient: number
  seasons?: readonly SeasonDays[] | undefined
}

/** What a late day costs that begins then, cents: with the kept season of its date (docs/product/prices.md#seasons). */
const lateDayPrice = (
  begins: WallTime,
  { dayCents, coefficient, seasons = [] }: LateTerms,
): number => oneDayPrice(dayCents, coefficient, percentOn(seasons, dayOf(begins)))

/**
 * So many late days by what each costs, in the order of time: one part where no season begins or ends between them. The
 * first begins at the end of the grace.
 */
export function lateParts(end: WallTime, days: number, terms: LateTerms): LateSoFar[] {
  const parts: LateSoFar[] = []
  for (let at = 0; at < days; at += 1) {
    const dayPrice = lateDayPrice(addDays(addMinutes(end, lateGraceMinutes), at), terms)
    const last = parts.at(-1)
    if (last?.dayPrice === dayPrice) last.days += 1
    else parts.push({ days: 1, dayPrice })
  }
  return parts
}

/** What late days cost together; cents. */
export const sumOfParts = (parts: readonly LateSoFar[]): number =>
  parts.reduce((sum, { days, dayPrice }) => sum + days * dayPrice, 0)

/** Miles that are paid: those driven less the included ones of each day the car was out. */
export function paidMiles(
  settling: Pick<
    Settling,
    'startOdometer' | 'endOdometer' | 'includedMilesPerDay' | 'start' | 'ended'
  >,
): number {
  const { startOdometer, endOdometer, includedMilesPerDay, start, ended } = settling
  const { totalDays } = rentalDuration(start, ended)
  return milesToPay(endOdometer - startOdometer, includedMilesPerDay, totalDays)
}

/** The miles of a stretch in two: those that are paid, and those that its days include. */
export function splitMiles(settling: Parameters<typeof paidMiles>[0]): {
  miles: number
  included: number
} {
  const miles = paidMiles(settling)
  const driven = Math.max(0, settling.endOdometer - settling.startOdometer)
  return { miles, included: driven - miles }
}

/**
 * What a segment costs beyond what was paid for it, line by line (docs/product/money.md#settlement): miles, late days,
 * missing gas or charge, an evening appointment, and the taxes on them. Tolls, fines and damage come with papers of their own.
 * Lines that cost nothing are left out.
 */
export function settlement(settling: Settling): ChargeLine[] {
  const { coefficient, mileCents } = settling
  const miles = paidMiles(settling)
  const late = lateDays(settling.end, settling.ended)
  const lines: ChargeLine[] = [
    {
      code: 'miles',
      quantity: miles,
      unit: 'mile',
      unitPrice: costPerMileCents(mileCents, coefficient),
      amount: mileageCents(miles, mileCents, coefficient),
      rate: { cents: mileCents, coefficient },
    },
    ...lateParts(settling.end, late, settling).map(({ days, dayPrice }) => ({
      code: 'lateDays' as const,
      quantity: days,
      unit: 'day' as const,
      unitPrice: dayPrice,
      amount: days * dayPrice,
    })),
  ]
  const { appointment = 0, taxes, rentalDays: daysBefore } = settling
  lines.push(energyLine(settling.energy), {
    code: 'appointment',
    quantity: 1,
    unit: 'once',
    unitPrice: appointment,
    amount: appointment,
  })
  const taxed = taxLines(taxes, { bases: basesOf(lines), days: late, daysBefore })
  lines.push(
    ...taxed.map(({ tax: areaTax, ...line }) => ({ code: 'tax' as const, ...line, areaTax })),
  )
  return lines.filter((line) => line.amount > 0)
}

/** How open charges meet the deposit: what it pays, what stays of it, what is owed beyond it; cents. */
export function againstDeposit(
  deposit: number,
  owed: number,
): { fromDeposit: number; left: number; beyond: number } {
  const fromDeposit = Math.min(Math.max(0, deposit), Math.max(0, owed))
  return { fromDeposit, left: deposit - fromDeposit, beyond: owed - fromDeposit }
}
