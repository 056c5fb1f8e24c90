export { inspectionGuidelines } from './inspection-guidelines.ts'
export { staffInspections, staffReviewInspection } from './staff-inspections.ts'
export { submitVehicleInspection } from './submit-vehicle-inspection.ts'
