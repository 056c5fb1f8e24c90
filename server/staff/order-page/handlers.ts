import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffOrder } from './staff-order.ts'

export const orderPageHandlers = { staffOrder } satisfies SomeHandlers
