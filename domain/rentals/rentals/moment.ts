import { nearMinutes } from '#domain/fleet/fleet/pickup-slots.ts'
import { addDaysToDay, dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import { isAmong, RentalStatus, runningCodes } from '../../fleet/fleet/rental-status.ts'

/**
 * What a rental is to its renter at this minute. One screen shows one of them, with one headline
 * and one thing to do; the codes of the states stand in the history (docs/product/rental.md#moments).
 */
export type Moment =
  /** Held and to be paid, or no longer held. */
  | 'unpaid'
  | 'lapsed'
  /** Paid or promised, and nothing to be there for: an extension that waits for its money. */
  | 'waiting'
  | 'booked'
  /** The pickup is tomorrow, or later today. */
  | 'tomorrow'
  /** The keys can be had: from two hours before the pickup on. */
  | 'onTheWay'
  | 'atTheCar'
  | 'driving'
  | 'due'
  | 'backToday'
  | 'atTheReturn'
  | 'late'
  | 'done'
  | 'cancelled'
  /** Extended or changed: it goes on under another order. */
  | 'continued'

type Due = {
  code: string
  state?: 'ahead' | 'open' | 'overdue' | undefined
  dueAt?: string | undefined
}

export type MomentFacts<Duty extends Due = Due> = {
  state: 'held' | 'lapsed' | 'booked' | 'ended'
  kind: string
  rentalStatus?: number | undefined
  arrivedFor?: 'pickup' | 'return' | undefined
  dates: { start: WallTime; end: WallTime }
  appointment?: { date: WallTime } | undefined
  returnAppointment?: { date: WallTime } | undefined
  duties: readonly Duty[]
}

/** When the renter is to be at the car to get it. */
export function pickupOf({ appointment, dates }: Pick<MomentFacts, 'appointment' | 'dates'>) {
  return appointment?.date ?? dates.start
}

/** When the car is to be back: at the time that was chosen, and never after the end. */
export function backBy({
  returnAppointment,
  dates,
}: Pick<MomentFacts, 'returnAppointment' | 'dates'>): WallTime {
  const chosen = returnAppointment?.date
  return chosen !== undefined && chosen < dates.end ? chosen : dates.end
}

/** Done as soon as it can be: money, papers, and what staff ask for. */
const atOnce = [
  'balance',
  'pay',
  'changes',
  'acceptContract',
  'receipt',
  'licenseOver',
  'insuranceOver',
]

/** The first duty that cannot wait: what stops the rental, what may be done by now, a visit from the day before it. */
export function pressingDuty<Duty extends Due>(
  duties: readonly Duty[],
  wallNow: WallTime,
): Duty | undefined {
  const tomorrow = addDaysToDay(dayOf(wallNow), 1)
  return duties.find(({ code, state, dueAt }) => {
    if (atOnce.includes(code)) return true
    if (code === 'weeklyInspection' || code === 'maintenanceDue')
      return state === 'open' || state === 'overdue'
    return code === 'maintenance' && dueAt !== undefined && dayOf(dueAt) <= tomorrow
  })
}

/** Which moment it is, by the state of the order and the server's time on the clock where the car stands. */
export function momentOf(rental: MomentFacts, now: Date, zone: string): Moment {
  const { state, kind, rentalStatus: code } = rental
  if (state === 'held') return 'unpaid'
  if (state === 'lapsed') return 'lapsed'
  const wallNow = toWall(now, zone)
  if (code === RentalStatus.returned) return 'done'
  if (code === RentalStatus.extended || code === RentalStatus.swapped) return 'continued'
  if (code === RentalStatus.cancelled || code === undefined) return 'cancelled'
  if (code === RentalStatus.arrived && rental.arrivedFor === 'pickup') return 'atTheCar'
  if (isAmong(runningCodes, code)) return whileOut(rental, wallNow)
  return kind === 'extension' || kind === 'balance' ? 'waiting' : beforeKeys(rental, now, zone)
}

function beforeKeys(rental: MomentFacts, now: Date, zone: string): Moment {
  const pickup = pickupOf(rental)
  const minutesToGo = (toInstant(pickup, zone).getTime() - now.getTime()) / 60_000
  if (minutesToGo <= nearMinutes) return 'onTheWay'
  return dayOf(pickup) <= addDaysToDay(dayOf(toWall(now, zone)), 1) ? 'tomorrow' : 'booked'
}

function whileOut(rental: MomentFacts, wallNow: WallTime): Moment {
  if (rental.rentalStatus === RentalStatus.arrived) return 'atTheReturn'
  // Each day that follows costs: nothing else is as urgent.
  if (wallNow >= rental.dates.end) return 'late'
  if (dayOf(wallNow) >= dayOf(backBy(rental))) return 'backToday'
  return pressingDuty(rental.duties, wallNow) ? 'due' : 'driving'
}
