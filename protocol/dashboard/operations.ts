export { dashboard } from './dashboard.ts'
export { evidence } from './evidence.ts'
export { markNotificationRead, notificationPreferences } from './notifications.ts'
export { orderHistory } from './order-history.ts'
