import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffNote } from './order-notes.ts'
import { staffDecideGoodwill, staffGoodwill, staffGoodwillQuote } from './staff-goodwill.ts'
import { staffOrder } from './staff-order.ts'

export const orderPageHandlers = {
  staffDecideGoodwill,
  staffGoodwill,
  staffGoodwillQuote,
  staffNote,
  staffOrder,
} satisfies SomeHandlers
