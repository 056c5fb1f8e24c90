import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const acceptTeamInvitation = commandName<typeof all.acceptTeamInvitation>(
  'acceptTeamInvitation',
  ['invitation'],
)
export const staffInvite = commandName<typeof all.staffInvite>('staffInvite', ['email', 'rights'])
export const staffRemoveMember = commandName<typeof all.staffRemoveMember>('staffRemoveMember', [
  'member',
  'version',
])
export const staffRevokeInvitation = commandName<typeof all.staffRevokeInvitation>(
  'staffRevokeInvitation',
  ['invitation'],
)
export const staffSetRights = commandName<typeof all.staffSetRights>('staffSetRights', [
  'member',
  'version',
  'rights',
])
export const staffSignOutMember = commandName<typeof all.staffSignOutMember>('staffSignOutMember', [
  'member',
])
export const staffTeam = queryName<typeof all.staffTeam>('staffTeam')
export const teamInvitation = queryName<typeof all.teamInvitation>('teamInvitation')
