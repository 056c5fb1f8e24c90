import type { SomeHandlers } from '../../platform/api/handler.ts'
import { inspectionGuidelines } from './inspection-guidelines.ts'
import { staffInspections, staffReviewInspection } from './staff-inspections.ts'
import { submitVehicleInspection } from './submit-vehicle-inspection.ts'

export const inspectionHandlers = {
  inspectionGuidelines,
  staffInspections,
  staffReviewInspection,
  submitVehicleInspection,
} satisfies SomeHandlers
