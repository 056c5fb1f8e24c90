import type { SomeHandlers } from '../../platform/api/handler.ts'
import { connections } from './connections.ts'
import { findPeople } from './find-people.ts'
import { invitation, referralInvite, revokeInvitation } from './invitations.ts'
import { privacySettings } from './privacy-settings.ts'
import { referralTree } from './referral-tree.ts'
import { userConnection } from './user-connection.ts'
import { userRecommendation, withdrawRecommendation } from './user-recommendation.ts'

export const networkHandlers = {
  connections,
  findPeople,
  invitation,
  privacySettings,
  referralInvite,
  referralTree,
  revokeInvitation,
  userConnection,
  userRecommendation,
  withdrawRecommendation,
} satisfies SomeHandlers
