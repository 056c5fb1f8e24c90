export { inspectionGuidelines } from './inspection-guidelines.ts'
export { submitVehicleInspection } from './submit-vehicle-inspection.ts'
