import type { JobRole } from '#domain/jobs/jobs/job-moves.ts'
import type { RunFacts } from '#domain/jobs/jobs/job-safety.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import { Problem } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { jobTexts } from '../jobs/job-texts.ts'
import { jobFor, type JobRow, lockJob, roleOf } from '../jobs/jobs-store.ts'

/** A job as one of its two people does it. */
export type JobRun = {
  row: JobRow
  role: JobRole
  facts: RunFacts
  /** Who it is done with; missing for the company, and while nobody is assigned. */
  other: string | undefined
}

/** @throws Problem 404 for whoever is neither its owner nor does it, as if it were not there */
export const runFor = async (db: Db | Tx, user: SignedIn, id: string): Promise<JobRun> =>
  runOf(await jobFor(db, user, id), user)

/** The same of a job that is kept as it is meanwhile. @throws Problem 404 */
export const lockedRunFor = async (tx: Tx, user: SignedIn, id: string): Promise<JobRun> =>
  runOf(await lockJob(tx, user, id), user)

function runOf(row: JobRow, user: SignedIn): JobRun {
  const role = roleOf(row, user)
  if (role !== 'owner' && role !== 'assigned') throw new Problem(404, jobTexts.lost)
  const other = role === 'owner' ? row.assignee_id : row.owner_id
  const { type, status, starts_at: startsAt, ends_at: endsAt, is_blocked: isBlocked } = row
  return {
    row,
    role,
    facts: { type, status, startsAt, endsAt, isBlocked },
    other: other ?? undefined,
  }
}
