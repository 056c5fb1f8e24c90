import { jobShapes, type JobType } from '#domain/jobs/jobs/job.ts'

/** What somebody of a job was there for. */
export type JobPart = 'drives' | 'rides' | 'moves' | 'helps' | 'posts'

/** What each is rated by, by the criterion's id (docs/product/community.md#criteria). */
export const jobPartCriteria = {
  drives: ['6', '2', '3', '4', '5'],
  rides: ['2', '3', '4', '5'],
  // Moves a car of the company.
  moves: ['1', '2', '3', '4', '5'],
  helps: ['7', '3', '4', '5'],
  posts: ['8', '3', '4', '5'],
} as const satisfies Record<JobPart, readonly string[]>

export type CriterionId = (typeof jobPartCriteria)[JobPart][number]

/** What the owner of such a job, or whoever did it, was there for. */
export function partIn(type: JobType, side: 'owner' | 'assignee'): JobPart {
  if (type === 'relocation') return side === 'assignee' ? 'moves' : 'posts'
  if (jobShapes[type].room === 'seats') return jobShapes[type].driver === side ? 'drives' : 'rides'
  return side === 'assignee' ? 'helps' : 'posts'
}

/** What this side of such a job is rated by, in the order in which it is asked. */
export const jobCriteria = (type: JobType, rated: 'owner' | 'assignee'): readonly CriterionId[] =>
  jobPartCriteria[partIn(type, rated)]
