import { commandName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const bookingChangesCompleted = commandName<typeof all.bookingChangesCompleted>(
  'bookingChangesCompleted',
  ['order', 'changesAsked'],
)
export const staffProposeChanges = commandName<typeof all.staffProposeChanges>(
  'staffProposeChanges',
  ['order', 'message'],
)
