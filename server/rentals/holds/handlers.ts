import type { SomeHandlers } from '../../platform/api/handler.ts'
import { extendHold } from './extend-hold.ts'
import { giveHoldBack } from './give-hold-back.ts'

export const holdHandlers = {
  extendHold,
  releaseHold: giveHoldBack,
} satisfies SomeHandlers
