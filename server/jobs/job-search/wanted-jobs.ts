import { sql, type RawBuilder } from 'kysely'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { JobStatus, JobType } from '#domain/jobs/jobs/job.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Bounds } from '../../fleet/places/bounds.ts'

/** Whose jobs are asked for: all that one may see, one's own, or those one has applied to. */
export type OwnerChoice = 'all' | 'mine' | 'offered'

/** @throws Problem 400 for anybody else's id: nobody looks through another person's jobs */
export function ownerChoice(jobOwnerId: string | undefined, user: SignedIn): OwnerChoice {
  if (jobOwnerId === undefined) return 'all'
  if (jobOwnerId === user.id) return 'mine'
  if (jobOwnerId === `-${user.id}`) return 'offered'
  throw new Problem(400, texts.malformed, { errors: { jobOwnerId: fieldError('invalidData') } })
}

/** Whether the job `j` is of a choice. */
export const ofChoice: Record<OwnerChoice, (me: string) => RawBuilder<boolean>> = {
  all: () => sql`true`,
  mine: (me) => sql`j.owner_id = ${me}::text`,
  offered: (me) =>
    sql`j.id in (select a.job_id from job_application a where a.applicant_id = ${me}::text)`,
}

export type JobFilter = {
  status?: JobStatus | undefined
  type?: JobType | undefined
  area?: string | undefined
  bounds?: Bounds | undefined
}

/** The condition on the jobs `j` that a filter means. */
export function wanted({ status, type, area, bounds }: JobFilter): RawBuilder<boolean> {
  const conditions = [
    ...(status ? [sql`j.status = ${status}::text`] : []),
    ...(type ? [sql`j.type = ${type}::text`] : []),
    ...(area ? [sql`j.area_id = ${area}::text`] : []),
    ...(bounds
      ? [
          sql`j.from_latitude between ${bounds.south} and ${bounds.north}
            and j.from_longitude between ${bounds.west} and ${bounds.east}`,
        ]
      : []),
  ]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`
}
