import { noticeNow } from './early-return.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import type { OpenRental } from './open-rental.ts'
import { energyFrom } from '../energy.ts'
import { earlyEnd, earlyReturnRefund, earlyReturnTaxes } from '../refunds/refund.ts'
import { againstDeposit, type ChargeLine, settlement } from '../settlement.ts'
import { sumOfShares } from '../taxes/order-taxes.ts'

/** What is read at the return, and when on the area's wall clock. */
export type ReturnReadings = {
  now: WallTime
  odometer: number
  /** Eighths of the tank or percent of the battery; as at the start when nobody read it. */
  level: number | undefined
}

export type ReturnPreview = {
  /** What the return costs, line by line; cents. */
  lines: ChargeLine[]
  /** Rent of unused days and its tax, that goes back. */
  unused: number
  /** What the renter earned by bringing cars, as far as it pays for this. */
  fromCredit: number
  /** Of the deposit, what stays and goes back when no claim is open. */
  depositLeft: number
  /** What goes back at once beside the deposit. */
  refund: number
  /** What is owed beyond the deposit. */
  beyond: number
}

/** Rent and tax that go back when the car comes back at `ended` (docs/product/money.md#refunds); cents. */
export function unusedDays(
  { stretches, noticed }: Pick<OpenRental, 'stretches' | 'noticed'>,
  ended: WallTime,
  now: WallTime,
): number {
  const counted = earlyEnd(ended, noticeNow(noticed, now))
  const unused = earlyReturnRefund(stretches, counted)
  return (
    unused.reduce((sum, cents) => sum + cents, 0) +
    sumOfShares(earlyReturnTaxes(stretches, unused, counted))
  )
}

/**
 * What a return at this minute with these readings comes to, before the keys are given back: the
 * same rules in the same order as the settlement itself (docs/product/money.md#preview).
 * A discount that was accepted is not in it.
 */
export function returnPreview(open: OpenRental, readings: ReturnReadings): ReturnPreview {
  const { now, odometer, level } = readings
  const lines = settlement({
    ...open,
    endOdometer: odometer,
    ended: now,
    energy: energyFrom(open.fuel, level),
  })
  const unused = unusedDays(open, now, now)
  const sum = open.owed + lines.reduce((all, line) => all + line.amount, 0) - unused
  const refund = Math.max(0, -sum)
  const due = Math.max(0, sum)
  const fromCredit = Math.min(due, open.credit)
  const { left, beyond } = againstDeposit(open.deposit, due - fromCredit)
  return { lines, unused, fromCredit, depositLeft: left, refund, beyond }
}
