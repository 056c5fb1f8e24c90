import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const dashboard = queryName<typeof all.dashboard>('dashboard')
export const evidence = queryName<typeof all.evidence>('evidence')
export const markNotificationRead = commandName<typeof all.markNotificationRead>(
  'markNotificationRead',
  ['id'],
)
export const noticeHours = commandName<typeof all.noticeHours>('noticeHours', ['from', 'to'])
export const noticeLanguage = commandName<typeof all.noticeLanguage>('noticeLanguage', ['language'])
export const noticeSettings = queryName<typeof all.noticeSettings>('noticeSettings')
export const notificationPreferences = commandName<typeof all.notificationPreferences>(
  'notificationPreferences',
  ['topic', 'inApp', 'mail'],
)
export const orderHistory = queryName<typeof all.orderHistory>('orderHistory')
export const whatIf = queryName<typeof all.whatIf>('whatIf')
