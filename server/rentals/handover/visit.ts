import type { Services } from '../../platform/api/context.ts'
import type { EnergyReading } from '../../fleet/fleet/energy-reading.ts'
import type { OwnRental } from '../../money/orders/own-rental.ts'
import type { By, Position } from '../../money/orders/status-change.ts'

/** What the visit brings along, whichever of the three it is. */
export type Visit = {
  rental: OwnRental
  /** The renter, or who of the staff writes down at the desk what was read. */
  by: By
  odometer: number
  reading: EnergyReading
  position: Position | undefined
  /** Pictures, comments and why there is no position: kept in history and evidence. */
  details: Record<string, unknown>
  services: Pick<Services, 'tell'>
  now: Date
}
