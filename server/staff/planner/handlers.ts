import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffCalendar } from './staff-calendar.ts'

export const plannerHandlers = { staffCalendar } satisfies SomeHandlers
