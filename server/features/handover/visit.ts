import type { Services } from '../../core/api/context.ts'
import type { EnergyReading } from '../fleet/energy-reading.ts'
import type { OwnRental } from '../orders/own-rental.ts'
import type { Position } from '../orders/status-change.ts'

/** What the visit brings along, whichever of the three it is. */
export type Visit = {
  rental: OwnRental
  userId: string
  odometer: number
  reading: EnergyReading
  position: Position | undefined
  /** Pictures, comments and why there is no position: kept in history and evidence. */
  details: Record<string, unknown>
  services: Pick<Services, 'tell'>
  now: Date
}
