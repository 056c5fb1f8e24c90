import type { SomeHandlers } from '../../core/api/handler.ts'
import { extendHold } from './extend-hold.ts'

export const holdHandlers = {
  extendHold,
} satisfies SomeHandlers
