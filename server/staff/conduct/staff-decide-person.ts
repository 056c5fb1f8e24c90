import type * as operations from '#protocol/staff/operations.ts'
import type { StaffPerson } from '#protocol/staff/conduct/staff-people.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { conflict, mustBeAbsent, Problem, texts } from '../../platform/api/problem.ts'
import { wake } from '../../platform/work/topics.ts'
import type { Tx } from '../../platform/db/database.ts'
import { mustBeAsSeen } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { needsReason } from '../../platform/audit/needs-reason.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import { lockUser, userByEmail, userById, type UserRow } from '../../people/people/account-store.ts'
import { blockPerson, type Deciding, unblockPerson } from './block-person.ts'
import { tellOfWarning } from './conduct-news.ts'
import { conductTexts } from './conduct-texts.ts'
import { staffPersons } from './person-facts.ts'

type Fields = ParsedInputOf<typeof operations.staffDecidePerson>
type Decision = Fields['decision']

const outcomes = {
  dismiss: 'dismissed',
  warn: 'warned',
  block: 'blocked',
  unblock: 'unblocked',
  notSame: 'notSame',
} as const satisfies Record<Decision, string>

/**
 * Ends what was reported of a person, or their block, or tells them apart from who is blocked
 * (docs/product/staff.md#people). A warning or a block on a registration that nobody confirmed reaches the account of
 * its address.
 * @throws Problem 404, 403 for oneself and for whom one reported, 409 when it is not what was seen
 */
export const staffDecidePerson: Handlers<typeof operations>['staffDecidePerson'] = async (
  { db: tx, user, now, lang },
  fields,
) => {
  const { member, version, decision, message, until, noEnd } = fields
  const known = await userById(tx, member)
  // What is left of somebody who left is a block that holds; it can be ended.
  if (!known || (known.deleted_at && decision !== 'unblock')) throw new Problem(404, texts.notFound)
  const viewer = { viewerId: user.id, lang, now }
  const asked = await lockUser(tx, member)
  mustBeAsSeen(version, (await seenBy(tx, member, viewer)).version)
  if (decision !== 'block') mustBeAbsent({ until, noEnd })
  if (decision === 'warn' || decision === 'block') needsReason(message, 'message')
  const person = await whomItReaches(tx, asked, decision)
  const seen = await seenBy(tx, person.id, viewer)
  if (seen.own) throw new Problem(403, staffTexts.own)
  const isReported = seen.reports.some((report) => !report.decision)
  const isBlocked = seen.blocks.some((one) => one.running)
  if (decision === 'dismiss' && !isReported) throw conflict(conductTexts.noReport)
  if (decision === 'block' && isBlocked) throw conflict(conductTexts.blockedAlready)
  if (decision === 'unblock' && !isBlocked) throw conflict(conductTexts.notBlocked)
  if (decision === 'notSame' && seen.matches.length === 0) throw conflict(conductTexts.noMatch)

  const deciding = { tx, person, staffId: user.id, now, fields }
  if (decision === 'warn') await tellOfWarning(tx, person, message ?? '', now)
  if (decision === 'block') await blockPerson(deciding)
  if (decision === 'unblock') await unblockPerson(deciding)
  else if (decision === 'notSame') await tellApart(deciding, seen)
  else await closeReports(deciding, outcomes[decision])
  await audit(tx, user.id, now, `person ${decision}`, person.id, {
    owner: person.id,
    ...(person.id === member ? {} : { asked: member }),
    from: isBlocked ? 'blocked' : isReported ? 'reported' : 'open',
    to: outcomes[decision],
    until,
    ...(noEnd ? { noEnd } : {}),
    ...(decision === 'notSame' ? { blocks: seen.matches.map((match) => match.block) } : {}),
    message,
  })
  return { person: await seenBy(tx, person.id, viewer) }
}

async function seenBy(
  tx: Tx,
  id: string,
  viewer: Parameters<typeof staffPersons>[2],
): Promise<StaffPerson> {
  const [seen] = await staffPersons(tx, [id], viewer)
  if (!seen) throw new Problem(404, texts.notFound)
  return seen
}

/** Whoever registered with somebody's address is a shadow of that account: a decision is on the account, locked here. */
async function whomItReaches(tx: Tx, asked: UserRow, decision: Decision): Promise<UserRow> {
  if (!asked.unconfirmed || (decision !== 'warn' && decision !== 'block')) return asked
  const owner = await userByEmail(tx, asked.email)
  return owner ? lockUser(tx, owner.id) : asked
}

async function closeReports(
  { tx, person, staffId, now }: Deciding,
  decision: 'dismissed' | 'warned' | 'blocked',
): Promise<void> {
  await tx
    .updateTable('person_report')
    .set({ decided_at: now, decided_by: staffId, decision })
    .where('user_id', '=', person.id)
    .where('decided_at', 'is', null)
    .execute()
}

/** What is the same was looked at: these are others. Bookings that waited for it may confirm themselves. */
async function tellApart(
  { tx, person, staffId, now }: Deciding,
  { matches }: StaffPerson,
): Promise<void> {
  const rows = matches.flatMap(({ block: blockId, kinds }) =>
    kinds.map((kind) => ({
      user_id: person.id,
      block_id: blockId,
      kind,
      decided_at: now,
      decided_by: staffId,
    })),
  )
  await tx.insertInto('not_same_person').values(rows).execute()
  await wake(tx, 'documents')
}
