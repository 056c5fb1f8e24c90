import type * as operations from '#protocol/care/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { inspectionGuidelines } from './inspection-guidelines.ts'
import { submitVehicleInspection } from './submit-vehicle-inspection.ts'

export const careHandlers: Handlers<typeof operations> = {
  inspectionGuidelines,
  submitVehicleInspection,
}
