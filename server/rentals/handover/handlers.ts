import type { SomeHandlers } from '../../platform/api/handler.ts'
import { getOrReturnKeys } from './get-or-return-keys.ts'
import { staffKeys, staffKeysForm } from './staff-keys.ts'

export const handoverHandlers = {
  getOrReturnKeys,
  staffKeys,
  staffKeysForm,
} satisfies SomeHandlers
