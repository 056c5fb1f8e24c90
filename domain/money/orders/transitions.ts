import type { RentalStatus } from '../../fleet/fleet/rental-status.ts'
import {
  type RentalAction,
  rentalActions,
  type RentalGuard,
  type RentalState,
  type Transition,
  transitions,
} from './transition-table.ts'

export type { RentalAction, RentalGuard, RentalState } from './transition-table.ts'

/** What is known about the guards of an order. One that is left out is not looked at. */
export type GuardFacts = Partial<Record<RentalGuard, boolean>>

/** Which sentence a refusal has: that of a guard, or that of an action which the code does not know. */
export type RefusalKey = RentalGuard | `not:${RentalAction}`

export type NextStatus = { to: RentalStatus } | { refusal: RefusalKey }

function rowOf(from: RentalState, action: RentalAction): Transition | undefined {
  return transitions.find((row) => row.from === from && row.action === action)
}

/**
 * Where an action leads from a code, or the sentence that refuses it (docs/product/rental.md#states). The first
 * guard that is known to be false decides.
 */
export function nextStatus(
  from: RentalState,
  action: RentalAction,
  facts: GuardFacts = {},
): NextStatus {
  const row = rowOf(from, action)
  if (!row) return { refusal: `not:${action}` }
  const broken = row.guards.find((guard) => facts[guard] === false)
  return broken ? { refusal: broken } : { to: row.to }
}

/**
 * What the renter may do now: the client shows exactly these and has no copy of the rules
 * (docs/wire.md). Guards that only an action's own fields decide (a slot, an odometer) are not
 * among the facts yet.
 */
export function allowedActions(from: RentalState, facts: GuardFacts): RentalAction[] {
  return transitions
    .filter((row) => row.from === from && rentalActions[row.action] === 'renter')
    .filter((row) => !('refusal' in nextStatus(from, row.action, facts)))
    .map((row) => row.action)
}
