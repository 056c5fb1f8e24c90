import type * as operations from '#protocol/staff/operations.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import { confirmedCaller } from '../../community/network/confirmed-caller.ts'
import { knownPerson } from '../../people/people/ties.ts'
import { conductTexts } from './conduct-texts.ts'

/**
 * Keeps for staff what is wrong with a person (docs/product/community.md#reports-on-people). Of each
 * two people one report is open at most; the person does not learn of it.
 * @throws Problem 404 for nobody, and for whoever blocked the caller
 */
export const reportUser: Handlers<typeof operations>['reportUser'] = async (
  { db: tx, user, now, services },
  { userId, reason, text },
) => {
  limit({ now, services }, `report by ${user.id}`, 20, 86_400)
  await confirmedCaller(tx, user)
  if (userId === user.id) throw conflict(conductTexts.yourself)
  if (!(await knownPerson(tx, user.id, userId))) throw new Problem(404, texts.notFound)
  const open = await tx
    .selectFrom('person_report')
    .select('id')
    .where('user_id', '=', userId)
    .where('reporter_id', '=', user.id)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  if (open) throw conflict(conductTexts.reportedAlready)
  await insertReport(tx, { userId, reason, text, reporterId: user.id }, now)
  return {}
}

type Report = ParsedInputOf<typeof operations.reportUser> & { reporterId: string }

/** Keeps a report of one person on another for staff; the caller has looked that none of the two is open. */
export async function insertReport(
  tx: Tx,
  { userId, reporterId, reason, text }: Report,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('person_report')
    .values({
      id: randomId(),
      user_id: userId,
      reporter_id: reporterId,
      reason,
      said: text,
      created_at: now,
    })
    .execute()
}
