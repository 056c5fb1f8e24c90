import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const reportUser = commandName<typeof all.reportUser>('reportUser', [
  'userId',
  'reason',
  'text',
])
export const staffReadJobThread = commandName<typeof all.staffReadJobThread>('staffReadJobThread', [
  'report',
  'job',
])
export const staffDecidePerson = commandName<typeof all.staffDecidePerson>('staffDecidePerson', [
  'member',
  'version',
  'decision',
  'message',
  'until',
  'noEnd',
])
export const staffPeople = queryName<typeof all.staffPeople>('staffPeople')
