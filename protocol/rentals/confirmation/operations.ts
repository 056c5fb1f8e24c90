export { bookingChangesCompleted, staffProposeChanges } from './booking-changes.ts'
