import type { SomeHandlers } from '../../platform/api/handler.ts'
import { getOrReturnKeys } from './get-or-return-keys.ts'

export const handoverHandlers = {
  getOrReturnKeys,
} satisfies SomeHandlers
