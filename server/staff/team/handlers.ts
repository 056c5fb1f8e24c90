import { maskedEmail } from '#domain/core/text/masked-email.ts'
import type * as operations from '#protocol/staff/operations.ts'
import type { Right } from '#protocol/core/rights.ts'
import type { Handlers, SomeHandlers } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { revokeOtherSessions } from '../../platform/auth/sessions.ts'
import type { Tx } from '../../platform/db/database.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { wrongField } from '../../fleet/places/wrong-field.ts'
import { limit } from '../../platform/http/limits.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import { avatarAddress } from '../../platform/uploads/avatar-files.ts'
import {
  addToStaff,
  isStaff,
  takeOffStaff,
  userByEmail,
  userById,
} from '../../people/people/account-store.ts'
import { invitationMail } from './invitation-mail.ts'
import {
  addInvitation,
  lockMay,
  type May,
  mayVersion,
  openInvitation,
  readInvitations,
  readMembers,
  revokeInvitation,
  setMay,
  takeInvitation,
} from '../../people/people/team-store.ts'
import { otherAddress, teamTexts } from './team-texts.ts'

type Of = Handlers<typeof operations>

const nameOf = (user: { first_name: string | null; last_name: string | null; email: string }) =>
  [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email

const staffTeam: Of['staffTeam'] = async ({ db, user, lang, now }) => {
  const [members, invitations] = await Promise.all([
    readMembers(db, lang),
    readInvitations(db, lang),
  ])
  return {
    members: members.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      img: avatarAddress(row.avatar),
      rights: row.rights,
      passkeys: row.passkeys,
      lastSeen: row.last_seen?.toISOString(),
      isYou: row.id === user.id,
      refundLimit: row.refund_limit === null ? undefined : row.refund_limit / 100,
      version: mayVersion({ rights: row.rights, refundLimit: row.refund_limit }),
    })),
    invitations: invitations.map((row) => ({
      id: row.id,
      email: row.email,
      rights: row.rights as Right[],
      invitedBy: row.inviter,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      isOver: row.expires_at <= now,
    })),
  }
}

/** @throws Problem 409 for somebody who is on the staff already */
const staffInvite: Of['staffInvite'] = async (context, { email, rights }) => {
  const { db: tx, user, now, lang, services } = context
  limit(context, `team invitations of ${user.id}`, 20, 3600)
  const known = await userByEmail(tx, email)
  if (known && (await isStaff(tx, known.id))) throw conflict(teamTexts.onStaff)
  const token = await addInvitation(tx, { email, rights, by: user.id, now })
  const me = await userById(tx, user.id)
  const link = `${services.config.publicUrl}/staff?invitation=${token}`
  const mail = invitationMail(lang, { inviter: me ? nameOf(me) : '', rights, link })
  await queueMail(tx, { to: email, ...mail }, now)
  await audit(tx, user.id, now, 'team invited', email, { to: rights.join(', ') })
  return {}
}

const staffRevokeInvitation: Of['staffRevokeInvitation'] = async (
  { db: tx, user, now },
  { invitation },
) => {
  const email = await revokeInvitation(tx, invitation, now)
  if (email === undefined) throw new Problem(404, texts.notFound)
  await audit(tx, user.id, now, 'team invitation taken back', invitation, {
    from: email,
    to: 'taken back',
  })
  return {}
}

/** Somebody else of the staff, with what they may do; locked. @throws Problem 403 of oneself, 404 of nobody */
async function lockColleague(tx: Tx, member: string, self: string): Promise<May> {
  mustNotBeOwn({ id: self }, member)
  const may = await lockMay(tx, member)
  if (!may) throw new Problem(404, texts.notFound)
  return may
}

/** As the audit log says it. */
const sayMay = ({ rights, refundLimit }: May) =>
  [rights.join(', '), refundLimit !== null && `refunds up to ${dollarsText(refundLimit)}`]
    .filter(Boolean)
    .join('; ')

/** @throws Problem 409 when a colleague changed them since */
const staffSetRights: Of['staffSetRights'] = async (
  { db: tx, user, now },
  { member, version, rights, refundLimit = null },
) => {
  if (refundLimit !== null && rights.includes('owner')) throw wrongField('refundLimit')
  const before = await lockColleague(tx, member, user.id)
  mustBeAsSeen(version, mayVersion(before))
  const after = { rights, refundLimit }
  await setMay(tx, member, after)
  const said = { from: sayMay(before), to: sayMay(after) }
  await audit(tx, user.id, now, 'team rights set', member, said)
  return {}
}

const staffSignOutMember: Of['staffSignOutMember'] = async ({ db: tx, user, now }, { member }) => {
  await lockColleague(tx, member, user.id)
  await revokeOtherSessions(tx, member, undefined, now)
  await audit(tx, user.id, now, 'team signed out', member, { from: 'signed in', to: 'signed out' })
  return {}
}

/** @throws Problem 409 when a colleague changed the rights since */
const staffRemoveMember: Of['staffRemoveMember'] = async (
  { db: tx, user, now },
  { member, version },
) => {
  const before = await lockColleague(tx, member, user.id)
  mustBeAsSeen(version, mayVersion(before))
  await takeOffStaff(tx, member)
  await revokeOtherSessions(tx, member, undefined, now)
  await audit(tx, user.id, now, 'team removed', member, { from: sayMay(before), to: 'none' })
  return {}
}

/** @throws Problem 404 for a link that works no more */
const teamInvitation: Of['teamInvitation'] = async ({ db, user, now }, { invitation }) => {
  const found = await openInvitation(db, invitation, now)
  if (!found) throw new Problem(404, teamTexts.over)
  const inviter = await userById(db, found.invited_by)
  return {
    invitedBy: inviter ? nameOf(inviter) : '',
    rights: found.rights as Right[],
    otherEmail: found.email === user.email.toLowerCase() ? undefined : maskedEmail(found.email),
  }
}

/** @throws Problem 404 for a link that works no more, 409 for another address than was invited */
const acceptTeamInvitation: Of['acceptTeamInvitation'] = async (
  { db: tx, user, now },
  { invitation },
) => {
  const found = await openInvitation(tx, invitation, now)
  if (!found || !(await takeInvitation(tx, found.id, now))) throw new Problem(404, teamTexts.over)
  const me = await userById(tx, user.id)
  // Who has shown that the mailbox is theirs; a registration alone has not.
  if (found.email !== user.email.toLowerCase() || !me?.email_verified_at)
    throw conflict(otherAddress(maskedEmail(found.email)))
  await addToStaff(tx, user.id, now, found.rights as Right[])
  await audit(tx, user.id, now, 'team joined', found.id, { to: found.rights.join(', ') })
  return {}
}

export const teamHandlers = {
  acceptTeamInvitation,
  staffInvite,
  staffRemoveMember,
  staffRevokeInvitation,
  staffSetRights,
  staffSignOutMember,
  staffTeam,
  teamInvitation,
} satisfies SomeHandlers
