import type { SomeHandlers } from '../../platform/api/handler.ts'
import { bookingChangesCompleted, staffProposeChanges } from './booking-changes.ts'

export const confirmationHandlers = {
  bookingChangesCompleted,
  staffProposeChanges,
} satisfies SomeHandlers
