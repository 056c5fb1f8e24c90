import type { SomeHandlers } from '../../core/api/handler.ts'
import { getOrReturnKeys } from './get-or-return-keys.ts'

export const handoverHandlers = {
  getOrReturnKeys,
} satisfies SomeHandlers
