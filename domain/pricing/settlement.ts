import { addMinutes, wallMinutes, type WallTime } from '#domain/time/wall-time.ts'
import { coefficientThousandths, costPerMileCents } from './booking-price.ts'
import { rentalDuration } from './duration.ts'
import { divideHalfUp, shareOf } from './half-up.ts'
import { oneDayPrice } from './refund.ts'

const minutesADay = 1440
/** So many minutes after its end a rental costs nothing more (PRODUCT.md 6). */
export const lateGraceMinutes = 6 * 60

/** What a return or the end of a segment can cost (PRODUCT.md 6). */
export type ChargeCode =
  | 'miles'
  | 'lateDays'
  | 'gas'
  | 'tax'
  | 'toll'
  | 'fine'
  | 'appointment'
  | 'damage'
  | 'engineDamage'
  | 'cleaning'
  | 'specialRequest'

/** One line of a settlement; amounts are cents. */
export type ChargeLine = {
  code: ChargeCode
  quantity: number
  unit: 'mile' | 'day' | 'eighth' | 'percent' | 'once'
  /** Cents, not rounded for miles and gas: the amount is rounded once. */
  unitPrice: number
  amount: number
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
  /** Eighths of the tank. */
  startGas: number
  endGas: number
  tankGallons: number
  gasPriceCents: number
  taxRate: number
}

/** Each started day after the 6 hours' grace (PRODUCT.md 6). */
export function lateDays(end: WallTime, ended: WallTime): number {
  const over = wallMinutes(ended) - wallMinutes(addMinutes(end, lateGraceMinutes))
  return Math.max(0, Math.ceil(over / minutesADay))
}

/** Miles that are paid: those driven less the included ones of each day the car was out. */
export function paidMiles(
  settling: Pick<
    Settling,
    'startOdometer' | 'endOdometer' | 'includedMilesPerDay' | 'start' | 'ended'
  >,
): number {
  const { startOdometer, endOdometer, includedMilesPerDay, start, ended } = settling
  const days = Math.max(1, rentalDuration(start, ended).totalDays)
  return Math.max(0, endOdometer - startOdometer - includedMilesPerDay * days)
}

/** Cents of so many miles: miles × mile price / coefficient, rounded half up once (SEED.md 9). */
export function mileageCents(miles: number, mileCents: number, coefficient: number): number {
  return divideHalfUp(miles * mileCents * 1000, coefficientThousandths(coefficient))
}

/** Cents of missing gas: eighths × tank × gas price; gas that is more is not paid back (PRODUCT.md 6). */
export function gasCents(missing: number, tankGallons: number, gasPriceCents: number): number {
  return divideHalfUp(Math.max(0, missing) * Math.round(tankGallons * 10) * gasPriceCents, 80)
}

/**
 * What a segment costs beyond what was paid for it, line by line (PRODUCT.md 6): miles, late days,
 * missing gas and the tax on miles and days. Tolls, fines and damage come with papers of their own.
 * Lines that cost nothing are left out.
 */
export function settlement(settling: Settling): ChargeLine[] {
  const { coefficient, mileCents, tankGallons, gasPriceCents } = settling
  const miles = paidMiles(settling)
  const late = lateDays(settling.end, settling.ended)
  const missing = Math.max(0, settling.startGas - settling.endGas)
  const day = oneDayPrice(settling.dayCents, coefficient)
  const lines: ChargeLine[] = [
    {
      code: 'miles',
      quantity: miles,
      unit: 'mile',
      unitPrice: costPerMileCents(mileCents, coefficient),
      amount: mileageCents(miles, mileCents, coefficient),
    },
    { code: 'lateDays', quantity: late, unit: 'day', unitPrice: day, amount: late * day },
    {
      code: 'gas',
      quantity: missing,
      unit: 'eighth',
      unitPrice: (tankGallons * gasPriceCents) / 8,
      amount: gasCents(missing, tankGallons, gasPriceCents),
    },
  ]
  const taxed = lines.reduce((sum, line) => sum + (line.code === 'gas' ? 0 : line.amount), 0)
  lines.push({
    code: 'tax',
    quantity: Math.round(settling.taxRate * 1_000_000) / 10_000,
    unit: 'percent',
    unitPrice: taxed,
    amount: shareOf(taxed, settling.taxRate),
  })
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
