import { sumOfShares } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import { isEarlyReturn, noticeNow } from '#domain/fleet/pricing/while-out/early-return.ts'
import { endedCodes, isAmong, RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { CancellationRule } from '#domain/fleet/pricing/refunds/refund.ts'
import { dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type RefundPart, refundParts } from '../ledger/refund-parts.ts'
import { allGivenUp, readCancellation, depositApart } from './cancel-refund.ts'
import { readEarlyReturn } from './early-return.ts'
import { readSeat } from '../orders/order-facts.ts'
import { type OwnRental, refusalOf } from '../orders/own-rental.ts'
import { refusalText } from '../orders/refusal-texts.ts'

/** After the end nothing is an early return (docs/product/rental.md#offers). */
const afterEnd: Text = {
  en: 'Your rental is over, so there is no refund for unused days. Return the car and the keys.',
  es: 'Tu renta terminó, así que no hay reembolso por días sin usar. Devuelve el auto y las llaves.',
}

/** The car was to come back then, at the end or after it. */
const notEarly: Text = {
  en: 'A return at the end of your rental or later is not an early return, so there is no refund for unused days. Choose an earlier time, or schedule the return on your dashboard.',
  es: 'Una devolución al final de tu renta o después no es anticipada, así que no hay reembolso por días sin usar. Elige una hora anterior o agenda la devolución en tu panel.',
}

/** A line of what goes back; cents. */
export type RefundLine = {
  code: 'paid' | 'kept' | 'rentPaid' | 'rentUsed' | 'tax' | 'fee'
  cents: number
  rule: CancellationRule | 'rent-paid' | 'early-return' | 'refund-tax' | 'fee-share'
}

/** What ending an order now gives back, before anybody confirms it (docs/product/rental.md#offers). Cents. */
export type RefundOffer = {
  kind: 'cancel' | 'earlyReturn'
  refusal: Text | undefined
  lines: RefundLine[]
  /** Without the fee's share. */
  cents: number
  kept: number
  parts: RefundPart[]
  countsUntil?: WallTime
  noticed: boolean
}

type Rental = Pick<OwnRental, 'order' | 'area' | 'facts'>

/** The whole of what goes back, the fee's share included; cents. */
export function refundTotal({ cents, parts }: RefundOffer): number {
  return cents + feeOf(parts)
}

export function feeOf(parts: readonly RefundPart[]): number {
  return parts.reduce((sum, part) => sum + part.fee, 0)
}

/**
 * A cancellation before the keys, an early return after them, or nothing when the order is over.
 * `appt` is when the car would come back.
 */
export async function refundOffer(
  db: Db | Tx,
  rental: Rental,
  { appt, now }: { appt?: WallTime | undefined; now: Date },
): Promise<RefundOffer | undefined> {
  const { order } = rental
  const status = order.rental_status
  if (isAmong(endedCodes, status)) return undefined
  const isOut =
    status === RentalStatus.pickedUp ||
    status === RentalStatus.returnScheduled ||
    status === RentalStatus.maintenanceScheduled ||
    order.arrived_for === 'return'
  return isOut ? earlyReturn(db, rental, appt, now) : cancellation(db, rental, now)
}

async function cancellation(db: Db | Tx, rental: Rental, now: Date): Promise<RefundOffer> {
  const { order } = rental
  const refused = refusalOf(rental, 'cancelContract')
  const refusal = refused && refusalText(order, refused)
  const { rule, keptRent, keptTax, refund } = await readCancellation(db, order, now)
  const kept = keptRent + keptTax
  const all = await allGivenUp(db, order, refund)
  const parts = await refundParts(db, all)
  const paid = (order.paid ? Math.max(0, order.quote.total) : 0) + (await depositApart(db, order))
  const lines: RefundLine[] = [{ code: 'paid', cents: paid, rule }]
  if (kept > 0) lines.push({ code: 'kept', cents: -kept, rule })
  return withFee({ kind: 'cancel', refusal, lines, cents: all.cents, kept, parts, noticed: false })
}

async function earlyReturn(
  db: Db | Tx,
  rental: Rental,
  appt: WallTime | undefined,
  now: Date,
): Promise<RefundOffer> {
  const { order, area } = rental
  const refused =
    order.rental_status === RentalStatus.arrived ? undefined : refusalOf(rental, 'scheduleReturn')
  const noticed = noticeNow(order.return_noticed_at, now)
  const seat = await readSeat(db, order.id, ['return'])
  const dayIn = (at: Date) => dayOf(toWall(at, area.zone))
  // An appointment on the last day is no notice of an early return.
  const isAtEnd = seat !== undefined && !isEarlyReturn(dayIn(seat.starts_at), dayIn(order.ends_at))
  // When the car comes back: as asked, as scheduled, else now.
  const isAhead = seat !== undefined && seat.starts_at > now && !isAtEnd
  const returned = appt ? toInstant(appt, area.zone) : isAhead ? seat.starts_at : now
  const isOver = !isEarlyReturn(now, order.ends_at)
  const refusal = isOver
    ? afterEnd
    : isEarlyReturn(returned, order.ends_at)
      ? refused && refusalText(order, refused)
      : notEarly
  const { paid, rent, taxes, countsUntil } = await readEarlyReturn(db, order, {
    zone: area.zone,
    returned,
    noticed,
  })
  const tax = sumOfShares(taxes)
  const cents = rent + tax
  const lines: RefundLine[] = [
    { code: 'rentPaid', cents: paid, rule: 'rent-paid' },
    { code: 'rentUsed', cents: rent - paid, rule: 'early-return' },
  ]
  if (tax > 0) lines.push({ code: 'tax', cents: tax, rule: 'refund-tax' })
  const parts = await refundParts(db, { order, cents })
  // A return that was scheduled for the end is none that was asked for early.
  const isNoticed = order.return_noticed_at !== null && !isAtEnd
  const kept = paid - rent
  return {
    ...withFee({ kind: 'earlyReturn', refusal, lines, cents, kept, parts, noticed: isNoticed }),
    countsUntil,
  }
}

function withFee(offer: RefundOffer): RefundOffer {
  const fee = feeOf(offer.parts)
  if (fee === 0) return offer
  return { ...offer, lines: [...offer.lines, { code: 'fee', cents: fee, rule: 'fee-share' }] }
}
