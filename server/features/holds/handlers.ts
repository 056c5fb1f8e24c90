import type { SomeHandlers } from '../../core/api/handler.ts'
import { extendHold } from './extend-hold.ts'
import { giveHoldBack } from './give-hold-back.ts'

export const holdHandlers = {
  extendHold,
  releaseHold: giveHoldBack,
} satisfies SomeHandlers
