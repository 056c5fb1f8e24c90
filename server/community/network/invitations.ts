import type * as operations from '#protocol/community/operations.ts'
import type { OwnInvitation } from '#protocol/community/network/referral-invite.ts'
import type { Config } from '../../config.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { Problem, refusal, texts } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import { lockUser, userById } from '../../people/people/account-store.ts'
import {
  addInvitation,
  closeInvitation,
  invitationByCode,
  type InvitationRow,
  invitationStatus,
} from '../../people/people/invitations-store.ts'
import { namedCaller } from './confirmed-caller.ts'
import { networkTexts } from './network-texts.ts'

type Network = Handlers<typeof operations>

const mostOpen = 20
const lifeMs = 30 * 86_400_000

export function presentInvitation(
  row: InvitationRow,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  now: Date,
): OwnInvitation {
  const status = invitationStatus(row, now)
  return {
    id: row.id,
    firstName: row.first_name,
    review: row.review,
    reputation: row.reputation,
    status,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    link: status === 'open' ? `${publicUrl}/welcome?referral=${row.code}` : undefined,
    userId: row.used_by ?? undefined,
  }
}

/**
 * A personal link for one friend (docs/product/community.md#invitations).
 * @throws Problem 200 with 20 open ones, 429 after 30 in a day
 */
export const referralInvite: Network['referralInvite'] = async (
  context,
  { firstName, review, reputation },
) => {
  const { db: tx, now, services } = context
  limit(context, `invitations of ${context.user.id}`, 30, 86_400)
  const me = await namedCaller(tx, context.user)
  await lockUser(tx, me.id)
  const open = await tx
    .selectFrom('invitation')
    .select('id')
    .where('inviter_id', '=', me.id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  if (open.length >= mostOpen) throw refusal(networkTexts.tooManyInvitations)
  const row = await addInvitation(tx, {
    id: randomId(),
    code: randomId(20),
    inviter_id: me.id,
    first_name: firstName,
    review: review ?? '',
    reputation,
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
  })
  return { invitation: presentInvitation(row, services.config, now) }
}

/** @throws Problem 404 for somebody else's, 200 when a friend used it meanwhile */
export const revokeInvitation: Network['revokeInvitation'] = async (
  { db: tx, user, now },
  { invitation: id },
) => {
  const row = await tx
    .selectFrom('invitation')
    .selectAll()
    .where('id', '=', id)
    .where('inviter_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem(404, texts.notFound)
  if (row.used_at) throw refusal(networkTexts.invitationUsed)
  if (!row.revoked_at) await closeInvitation(tx, id, now)
  return {}
}

const dead = {
  used: networkTexts.invitationUsed,
  revoked: networkTexts.invitationRevoked,
  expired: networkTexts.invitationExpired,
}

/**
 * What whoever opens a personal link reads. The code is 100 bits; guessing it is refused early.
 * @throws Problem 200 with why the link does not work, 429 after 60 in ten minutes from one network
 */
export const invitation: Network['invitation'] = async (context, { referral }) => {
  const { db, now } = context
  limit(context, `invitation from ${context.address}`, 60, 600)
  const row = await invitationByCode(db, referral)
  if (!row) throw refusal(networkTexts.invitationUnknown)
  const status = invitationStatus(row, now)
  if (status !== 'open') throw refusal(dead[status])
  const inviter = await userById(db, row.inviter_id)
  return {
    invitation: {
      firstName: row.first_name,
      review: row.review,
      reputation: row.reputation,
      inviter: { firstName: inviter?.first_name ?? undefined },
    },
  }
}
