import type { SomeHandlers } from '../../platform/api/handler.ts'
import { answerClaim, staffDecideClaim, staffOpenClaim } from './claims.ts'
import { staffClaims } from './staff-claims.ts'

export const claimHandlers = {
  answerClaim,
  staffClaims,
  staffDecideClaim,
  staffOpenClaim,
} satisfies SomeHandlers
