import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const connections = queryName<typeof all.connections>('connections')
export const findPeople = commandName<typeof all.findPeople>('findPeople', ['text'])
export const invitation = queryName<typeof all.invitation>('invitation')
export const privacySettings = commandName<typeof all.privacySettings>('privacySettings', [
  'foundByEmail',
  'foundByPhone',
  'nameless',
  'publicProfile',
])
export const referralInvite = commandName<typeof all.referralInvite>('referralInvite', [
  'firstName',
  'review',
  'reputation',
])
export const referralTree = queryName<typeof all.referralTree>('referralTree')
export const revokeInvitation = commandName<typeof all.revokeInvitation>('revokeInvitation', [
  'invitation',
])
export const userConnection = commandName<typeof all.userConnection>('userConnection', [
  'userId',
  'action',
  'comment',
])
export const userRecommendation = commandName<typeof all.userRecommendation>('userRecommendation', [
  'userId',
  'comment',
  'rating',
  'confidence',
])
export const withdrawRecommendation = commandName<typeof all.withdrawRecommendation>(
  'withdrawRecommendation',
  ['userId'],
)
