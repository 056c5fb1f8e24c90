import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'

/** What this visit is for by where the rental stands, whether or not it may be now. */
export function visitKind({
  rentalStatus,
  arrivedFor,
}: Pick<Rental, 'rentalStatus' | 'arrivedFor'>) {
  const isOut =
    rentalStatus === RentalStatus.pickedUp ||
    rentalStatus === RentalStatus.returnScheduled ||
    rentalStatus === RentalStatus.maintenanceScheduled
  return isOut || (rentalStatus === RentalStatus.arrived && arrivedFor === 'return')
    ? 'return'
    : 'get'
}

/**
 * Whether this visit takes the keys or gives them back; undefined when neither may be now. The
 * server says so; without signal its last word may be from before the box opened, so the form is
 * open for a booked pickup and the server decides when it arrives.
 */
export function visitMode(
  { allowedActions, rentalStatus, arrivedFor, confirmation, paid }: Rental,
  isOffline: boolean,
): 'get' | 'return' | undefined {
  if (allowedActions.includes('getKeys')) return 'get'
  if (allowedActions.includes('returnKeys')) return 'return'
  const isPickup =
    rentalStatus === RentalStatus.notPickedUp ||
    (rentalStatus === RentalStatus.arrived && arrivedFor === 'pickup')
  return isOffline && isPickup && paid && confirmation === 'confirmed' ? 'get' : undefined
}
