import { type RentalAction, rentalActions } from './transition-table.ts'
import type { RefusalKey } from './transitions.ts'
import { RentalStatus } from '../../fleet/fleet/rental-status.ts'

/** Where an order stands, as far as a refusal has to say it (docs/product/rental.md#states). */
type Standing =
  /** Held and not paid. */
  | 'held'
  /** The hold is over, or was given back. */
  | 'lapsed'
  /** Something to pay after a rental, and nothing else. */
  | 'balance'
  | 'balancePaid'
  /** The renter stands at the car and has no keys yet. */
  | 'atPickup'
  | 'cancelled'
  | 'returned'
  | 'extended'
  | 'swapped'
  /** Booked or with its renter: each action has a sentence of its own. */
  | 'live'

type Order = {
  state: string
  kind: string
  rental_status: number | null
  arrived_for: string | null
}

/** What an order is to somebody who wants to do something with it. */
export function standingOf(order: Order): Standing {
  const { state, kind, rental_status: code } = order
  if (kind === 'balance' && state !== 'lapsed') return state === 'held' ? 'balance' : 'balancePaid'
  if (state === 'held' || state === 'lapsed') return state
  if (code === RentalStatus.cancelled) return 'cancelled'
  if (code === RentalStatus.returned) return 'returned'
  if (code === RentalStatus.extended) return 'extended'
  if (code === RentalStatus.swapped) return 'swapped'
  return code === RentalStatus.arrived && order.arrived_for === 'pickup' ? 'atPickup' : 'live'
}

/** The sentence of a refusal: that of where the order stands, or that of the refusal itself. */
export type RefusalSentence =
  | Exclude<RefusalKey, 'changeAtPickup'>
  | `is:${Exclude<Standing, 'live'>}`

const isOfRenter = (refusal: RefusalKey): boolean => {
  const action = refusal.startsWith('not:') ? refusal.slice('not:'.length) : ''
  return action in rentalActions && rentalActions[action as RentalAction] === 'renter'
}

/**
 * Which sentence says why an action is refused. That an action is not known says nothing to somebody whose
 * order is not paid yet, or over: they hear where it stands, and what can be done instead.
 */
export function refusalSentence(order: Order, refused: RefusalKey): RefusalSentence {
  // Of the orders that are arrived only a change at its pickup is given up.
  const refusal = refused === 'changeAtPickup' ? 'not:cancelContract' : refused
  if (!isOfRenter(refusal)) return refusal
  const standing = standingOf(order)
  if (standing === 'live') return refusal
  // At the car only giving the booking up needs other words than elsewhere.
  if (standing === 'atPickup') return refusal === 'not:cancelContract' ? 'is:atPickup' : refusal
  return `is:${standing}`
}
