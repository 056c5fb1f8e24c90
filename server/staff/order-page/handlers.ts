import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffNote } from './order-notes.ts'
import { staffOrder } from './staff-order.ts'

export const orderPageHandlers = { staffNote, staffOrder } satisfies SomeHandlers
