import type { SomeHandlers } from '../../platform/api/handler.ts'
import { dashboard } from './dashboard.ts'
import { evidence } from './evidence.ts'
import { noticeHours, noticeLanguage, noticeSettings } from './notices/notice-settings.ts'
import { markNotificationRead, notificationPreferences } from './notices/notifications.ts'
import { orderHistory } from './order-history.ts'
import { whatIf } from './what-if.ts'

export const dashboardHandlers = {
  dashboard,
  evidence,
  markNotificationRead,
  noticeHours,
  noticeLanguage,
  noticeSettings,
  notificationPreferences,
  orderHistory,
  whatIf,
} satisfies SomeHandlers
