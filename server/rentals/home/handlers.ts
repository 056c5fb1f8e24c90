import type { SomeHandlers } from '../../platform/api/handler.ts'
import { home } from './home.ts'
import { userInfo } from './user-info.ts'

export const homeHandlers = {
  home,
  userInfo,
} satisfies SomeHandlers
