import {
  type ConnectionAction,
  type ConnectionMove,
  moveConnection,
} from '#domain/community/network/connection.ts'
import type * as operations from '#protocol/community/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { mustBeAbsent, refusal } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type UserRow, userById } from '../../people/people/account-store.ts'
import { hasBlocked, knownPerson, lockPair } from '../../people/people/ties.ts'
import { connectionState, readTie, whyNotAsked } from './connection-state.ts'
import { confirmedCaller } from './confirmed-caller.ts'
import { mustHaveName } from '../../people/people/name-first.ts'
import { settleBetween, tellOfConnection, tellOfRequest } from './network-notices.ts'
import { networkTexts } from './network-texts.ts'
import { withdrawBetween } from './recommendations-store.ts'

/**
 * docs/product/community.md#connections. Both people's changes queue for the pair, so races end in
 * one state.
 * @throws Problem 200 with why it cannot be, 429 after 60 changes in an hour
 */
export const userConnection: Handlers<typeof operations>['userConnection'] = async (
  context,
  { userId, action, comment },
) => {
  const { db: tx, now } = context
  if (action !== 'request') mustBeAbsent({ comment })
  limit(context, `connection of ${context.user.id}`, 60, 3600)
  const me = await confirmedCaller(tx, context.user)
  // What ends something, or keeps somebody away, needs none.
  if (action === 'request' || action === 'confirm') mustHaveName(me)
  if (userId === me.id) throw refusal(networkTexts.yourself)
  await lockPair(tx, me.id, userId)
  if (action === 'block') return { state: await block(tx, me, userId, now) }
  if (action === 'unblock') await unblock(tx, me, userId)
  else await change(tx, { me, userId, action, comment: comment ?? '' }, now)
  return { state: await connectionState(tx, me.id, userId) }
}

type Change = { me: UserRow; userId: string; action: ConnectionAction; comment: string }

async function change(tx: Tx, { me, userId, action, comment }: Change, now: Date): Promise<void> {
  if (await hasBlocked(tx, me.id, userId)) throw refusal(networkTexts.youBlocked)
  const tie = await readTie(tx, me.id, userId)
  const move = moveConnection(tie.standing, action)
  if (typeof move === 'object') throw refusal(networkTexts[move.refused])
  if (move === 'stays') return
  const other = await knownPerson(tx, me.id, userId)
  if (move === 'ask') {
    await ask(tx, { me, other, comment }, now)
    return
  }
  await settle(tx, tie.id, move, now)
  if (!other) return
  await settleBetween(tx, me, other, now)
  if (move === 'confirmed') await tellOfConnection(tx, other.id, me, now)
}

async function settle(
  tx: Tx,
  id: string | undefined,
  status: Exclude<ConnectionMove, 'ask' | 'stays' | object>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('connection')
    .set({ status, decided_at: now })
    .where('id', '=', id ?? '')
    .execute()
}

async function ask(
  tx: Tx,
  { me, other, comment }: { me: UserRow; other: UserRow | undefined; comment: string },
  now: Date,
): Promise<void> {
  const refused = other ? await whyNotAsked(tx, me.id, other.id, now) : 'takesNone'
  if (!other || refused) throw refusal(networkTexts[refused ?? 'takesNone'])
  await tx
    .insertInto('connection')
    .values({
      id: randomId(),
      requester_id: me.id,
      addressee_id: other.id,
      comment,
      status: 'pending',
      created_at: now,
    })
    .execute()
  await tellOfRequest(tx, other.id, me, now)
}

/** Ends what there is between the two, vouches too; whoever is blocked is not told. */
async function block(tx: Tx, me: UserRow, userId: string, now: Date): Promise<'blocked'> {
  const other = await userById(tx, userId)
  // Whoever is not there is blocked as well as anybody: the answer tells nothing.
  if (!other || other.deleted_at) return 'blocked'
  await tx
    .insertInto('person_block')
    .values({ blocker_id: me.id, blocked_id: other.id, created_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute()
  await withdrawBetween(tx, me.id, other.id, now)
  await settleBetween(tx, me, other, now)
  return 'blocked'
}

async function unblock(tx: Tx, me: UserRow, userId: string): Promise<void> {
  await tx
    .deleteFrom('person_block')
    .where('blocker_id', '=', me.id)
    .where('blocked_id', '=', userId)
    .execute()
}
