export { dashboard } from './dashboard.ts'
export { evidence } from './evidence.ts'
export {
  markNotificationRead,
  noticeHours,
  noticeLanguage,
  noticeSettings,
  notificationPreferences,
} from './notifications.ts'
export { orderHistory } from './order-history.ts'
export { whatIf } from './what-if.ts'
