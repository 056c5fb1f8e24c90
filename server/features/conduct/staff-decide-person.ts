import { addDaysToDay, daysBetween } from '#domain/time/wall-time.ts'
import { toInstant } from '#domain/time/zone.ts'
import type * as operations from '#protocol/conduct/operations.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { Handlers } from '../../core/api/handler.ts'
import { blockZone, lastDayOf } from '../../core/api/blocked-text.ts'
import { conflict, mustBeAbsent, Problem, texts } from '../../core/api/problem.ts'
import { randomId } from '../../core/random.ts'
import type { Tx } from '../../db/database.ts'
import { mustBeAsSeen } from '../audit/as-seen.ts'
import { audit } from '../audit/audit.ts'
import { needsReason } from '../audit/needs-reason.ts'
import { staffTexts } from '../audit/staff-texts.ts'
import { isStaff, lockUser, userById, type UserRow } from '../people/account-store.ts'
import { tellOfBlock, tellOfUnblock, tellOfWarning } from './conduct-news.ts'
import { conductTexts } from './conduct-texts.ts'
import { staffPersons } from './person-facts.ts'

type Fields = ParsedInputOf<typeof operations.staffDecidePerson>
type Deciding = { tx: Tx; person: UserRow; staffId: string; now: Date; fields: Fields }

/** The longest block, in days: whoever wants a longer one looks at it again. */
const mostDays = 365

const outcomes = {
  dismiss: 'dismissed',
  warn: 'warned',
  block: 'blocked',
  unblock: 'unblocked',
} as const

/**
 * Ends what was reported of a person, or their block (docs/product/staff.md#people).
 * @throws Problem 404, 403 for oneself and for whom one reported, 409 when it is not what was seen
 */
export const staffDecidePerson: Handlers<typeof operations>['staffDecidePerson'] = async (
  { db: tx, user, now, lang },
  fields,
) => {
  const { member, version, decision, message, until } = fields
  const known = await userById(tx, member)
  if (!known || known.deleted_at) throw new Problem(404, texts.notFound)
  const person = await lockUser(tx, member)
  const viewer = { viewerId: user.id, lang, now }
  const [seen] = await staffPersons(tx, [member], viewer)
  if (!seen) throw new Problem(404, texts.notFound)
  if (seen.own) throw new Problem(403, staffTexts.own)
  mustBeAsSeen(version, seen.version)
  if (decision !== 'block') mustBeAbsent({ until })
  if (decision === 'warn' || decision === 'block') needsReason(message, 'message')
  const isReported = seen.reports.some((report) => !report.decision)
  const isBlocked = seen.blocks.some((one) => one.running)
  if (decision === 'dismiss' && !isReported) throw conflict(conductTexts.noReport)
  if (decision === 'block' && isBlocked) throw conflict(conductTexts.blockedAlready)
  if (decision === 'unblock' && !isBlocked) throw conflict(conductTexts.notBlocked)

  const deciding = { tx, person, staffId: user.id, now, fields }
  if (decision === 'warn') await tellOfWarning(tx, person, message ?? '', now)
  if (decision === 'block') await block(deciding)
  if (decision === 'unblock') await unblock(deciding)
  else await closeReports(deciding, outcomes[decision])
  await audit(tx, user.id, now, `person ${decision}`, member, {
    owner: member,
    from: isBlocked ? 'blocked' : isReported ? 'reported' : 'open',
    to: outcomes[decision],
    until,
    message,
  })
  const [after] = await staffPersons(tx, [member], viewer)
  if (!after) throw new Error('a person went away under our lock')
  return { person: after }
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

/** A block lasts to the end of its last day; nothing has to run for it to end. */
async function block({ tx, person, staffId, now, fields }: Deciding): Promise<void> {
  const { until, message = '' } = fields
  const wrong = (error: string) => new Problem(400, texts.malformed, { errors: { until: error } })
  if (!until) throw wrong(fieldError('required'))
  const days = daysBetween(lastDayOf(now), until)
  if (days < 1 || days > mostDays) throw wrong(fieldError('invalidData'))
  if (await isStaff(tx, person.id)) throw conflict(conductTexts.staff)
  const ends = toInstant(`${addDaysToDay(until, 1)}T00:00`, blockZone)
  await tx
    .insertInto('account_block')
    .values({
      id: randomId(),
      user_id: person.id,
      reason: message,
      starts_at: now,
      ends_at: ends,
      made_by: staffId,
    })
    .execute()
  await tellOfBlock(tx, person, { reason: message, until: ends }, now)
}

async function unblock({ tx, person, staffId, now, fields }: Deciding): Promise<void> {
  await tx
    .updateTable('account_block')
    .set({ lifted_at: now, lifted_by: staffId })
    .where('user_id', '=', person.id)
    .where('lifted_at', 'is', null)
    .where('ends_at', '>', now)
    .execute()
  await tellOfUnblock(tx, person, fields.message, now)
}
