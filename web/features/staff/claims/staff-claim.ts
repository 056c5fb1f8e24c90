import type { OutputOf } from '#protocol/core/operation.ts'
import type { staffClaims } from '#protocol/rentals/claims.ts'

export type StaffClaim = OutputOf<typeof staffClaims>['claims'][number]
