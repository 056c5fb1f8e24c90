import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffNote } from './order-notes.ts'
import { staffDecideGoodwill, staffGoodwill, staffGoodwillQuote } from './staff-goodwill.ts'
import { staffLowerPrice, staffLowerPriceQuote } from './staff-lower-price.ts'
import { staffOrder } from './staff-order.ts'

export const orderPageHandlers = {
  staffDecideGoodwill,
  staffGoodwill,
  staffGoodwillQuote,
  staffLowerPrice,
  staffLowerPriceQuote,
  staffNote,
  staffOrder,
} satisfies SomeHandlers
