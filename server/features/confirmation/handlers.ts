import type { SomeHandlers } from '../../core/api/handler.ts'
import { bookingChangesCompleted, staffProposeChanges } from './booking-changes.ts'

export const confirmationHandlers = {
  bookingChangesCompleted,
  staffProposeChanges,
} satisfies SomeHandlers
