import type * as operations from '#protocol/care/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { appealFee, staffDecideFee, staffFees } from './fees.ts'
import { inspectionGuidelines } from './inspection-guidelines.ts'
import { staffInspections, staffReviewInspection } from './staff-inspections.ts'
import { submitVehicleInspection } from './submit-vehicle-inspection.ts'

export const careHandlers: Handlers<typeof operations> = {
  appealFee,
  inspectionGuidelines,
  staffDecideFee,
  staffFees,
  staffInspections,
  staffReviewInspection,
  submitVehicleInspection,
}
