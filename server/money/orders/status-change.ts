import type { Updateable } from 'kysely'
import type { GuardFacts, RentalAction } from '#domain/money/orders/transitions.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Schema } from '../../platform/db/schema.ts'

export type Position = { latitude: number; longitude: number }
export type By = { actor: 'renter' | 'staff' | 'system' | 'gateway'; id?: string }

/** A change of an order's status, and what is told of it. */
export type Change = {
  action: RentalAction
  by: By
  now: Date
  /** What is known about the guards; what is left out is not looked at. */
  facts?: GuardFacts
  /** Columns that change with the status. */
  set?: Updateable<Schema['rental_order']>
  /** The event's own name in the history, when it tells more than the action. */
  code?: string
  odometer?: number | undefined
  position?: Position | undefined
  details?: Record<string, unknown>
  /** What the renter is told instead of the new status; nothing where something else tells them. */
  notice?:
    | 'none'
    | { title?: Text; text: Text; severity?: 'info' | 'success' | 'warning' | 'danger' }
}
