import { addDaysToDay, daysBetween } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { staffDecidePerson } from '#protocol/staff/conduct/staff-people.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import { blockZone, lastDayOf } from '../../platform/api/blocked-text.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { wake } from '../../platform/work/topics.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endUnconfirmed } from '../../people/account/owner-of-address.ts'
import { refuseLicensesOf } from '../../people/drivers/refuse-licenses.ts'
import { isStaff, type UserRow } from '../../people/people/account-store.ts'
import { holdsNow } from '../../people/people/block-marks.ts'
import { tellOfBlock, tellOfUnblock } from './conduct-news.ts'
import { conductTexts } from './conduct-texts.ts'
import { markBlocked } from './mark-blocked.ts'

type Fields = ParsedInputOf<typeof staffDecidePerson>
export type Deciding = { tx: Tx; person: UserRow; staffId: string; now: Date; fields: Fields }

/** The longest block with an end, in days: whoever wants a longer one looks at it again, or names no end. */
const mostDays = 365

/**
 * A block lasts to the end of its last day, or without end; nothing has to run for it to end. It is of the person: other
 * registrations with the address end, or are blocked too while nobody has shown whose it is, and what they are known by
 * is kept (docs/product/staff.md#do-not-rent).
 */
export async function blockPerson({ tx, person, staffId, now, fields }: Deciding): Promise<void> {
  const { message = '' } = fields
  const ends = endOf(fields, now)
  if (await isStaff(tx, person.id)) throw conflict(conductTexts.staff)
  if (!person.unconfirmed) await endUnconfirmed(tx, person.email, now)
  for (const userId of await unblocked(tx, await readShadows(tx, person), now)) {
    await tx
      .insertInto('account_block')
      .values({
        id: randomId(),
        user_id: userId,
        reason: message,
        starts_at: now,
        ends_at: ends ?? null,
        made_by: staffId,
      })
      .execute()
    await markBlocked(tx, userId, now)
    await refuseLicensesOf(tx, userId, now)
  }
  await tellOfBlock(tx, person, { reason: message, until: ends }, now)
}

/** @throws Problem 400 without a day within a year, or with one beside `noEnd` */
function endOf({ until, noEnd }: Fields, now: Date): Date | undefined {
  const wrong = (error: string) => new Problem(400, texts.malformed, { errors: { until: error } })
  if (noEnd) {
    if (until) throw wrong(fieldError('invalidData'))
    return undefined
  }
  if (!until) throw wrong(fieldError('required'))
  const days = daysBetween(lastDayOf(now), until)
  if (days < 1 || days > mostDays) throw wrong(fieldError('invalidData'))
  return toInstant(`${addDaysToDay(until, 1)}T00:00`, blockZone)
}

/** The account; of an address that is nobody's yet every registration with it. */
async function readShadows(tx: Tx, person: UserRow): Promise<string[]> {
  if (!person.unconfirmed) return [person.id]
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', person.email)
    .where('unconfirmed', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of them that no block holds. */
async function unblocked(tx: Tx, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('account_block')
    .select('user_id')
    .where('user_id', 'in', ids)
    .where(holdsNow('account_block', now))
    .execute()
  const held = new Set(rows.map((row) => row.user_id))
  return ids.filter((id) => !held.has(id))
}

/** Ends a block early, and forgets by what it knew the person. */
export async function unblockPerson({ tx, person, staffId, now, fields }: Deciding): Promise<void> {
  const lifted = await tx
    .updateTable('account_block')
    .set({ lifted_at: now, lifted_by: staffId })
    .where('user_id', 'in', await readShadows(tx, person))
    .where(holdsNow('account_block', now))
    .returning('id')
    .execute()
  for (const { id } of lifted)
    await tx.deleteFrom('block_mark').where('block_id', '=', id).execute()
  // A block of somebody who left is all that there was of it.
  if (person.deleted_at)
    await tx.deleteFrom('account_block').where('user_id', '=', person.id).execute()
  else await tellOfUnblock(tx, person, fields.message, now)
  await wake(tx, 'documents')
}
