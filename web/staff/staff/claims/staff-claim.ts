import type { OutputOf } from '#protocol/core/operation.ts'
import type { staffClaims } from '#protocol/money/claims/claims.ts'

export type StaffClaim = OutputOf<typeof staffClaims>['claims'][number]
