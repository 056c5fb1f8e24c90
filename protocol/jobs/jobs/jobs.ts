import { jobStatuses, jobTypes } from '#domain/jobs/jobs/job.ts'
import { IdField, ListField } from '#protocol/core/fields.ts'
import { LimitField } from '#protocol/core/list-limit.ts'
import { query } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'
import { Job, JobCard } from './job.ts'
import { RouteDetourField, SearchedWay, StopsField } from './routes.ts'
import { jobSorts } from './choices.ts'

/** What a list of jobs is asked for; the address of the screen holds the same (docs/product/jobs.md#list). */
export const JobsFilter = {
  /** Missing for all, my id for mine, my id with a minus for those that I applied to. */
  jobOwnerId: z.optional(IdField),
  status: z.optional(z.enum(jobStatuses)),
  type: z.optional(z.enum(jobTypes)),
  area: z.optional(IdField),
  /** A saved route of the caller: open jobs that lie along it while it is driven. */
  route: z.optional(IdField),
  /** Or the stops of a way, in their order, at any time, and how many miles off it. */
  stops: StopsField,
  detour: z.optional(RouteDetourField),
}

/** A job that was looked for. */
export const FoundJob = z.extend(JobCard, {
  /** Miles off the way that was asked for, one decimal. */
  detour: z.optional(z.number()),
})
export type FoundJob = z.infer<typeof FoundJob>

export const jobs = query('jobs', {
  about:
    'Jobs that the caller may see: open ones of all, or the caller’s own, or those they applied to.',
  access: 'user',
  input: z.object({
    ...JobsFilter,
    sort: z.optional(z.enum(jobSorts)),
    /** south,west,north,east: where they begin. */
    bounds: ListField,
    cursor: z.optional(IdField),
    limit: LimitField,
  }),
  output: z.object({
    jobs: z.array(FoundJob),
    total: z.number(),
    /** Where `route` or `stops` were asked for. */
    way: z.optional(SearchedWay),
    /** Reads on; missing at the end. */
    nextCursor: z.optional(z.string()),
    /** What to say where there are none. */
    message: z.optional(z.string()),
  }),
})

export const job = query('job', {
  about: 'One job, with what the caller may know and do about it.',
  access: 'user',
  objectType: 'jobs/{id}',
  input: z.object({ id: IdField }),
  output: z.object({ job: Job }),
})

/** An option of a filter, and how many jobs it finds beside the others chosen. */
const Option = z.object({ id: z.string(), name: z.string(), count: z.number() })

export const jobFilters = query('jobFilters', {
  about: 'The options of the four filters of the jobs, with how many jobs each would show.',
  access: 'user',
  input: z.object(JobsFilter),
  output: z.object({
    owners: z.array(Option),
    statuses: z.array(Option),
    types: z.array(Option),
    areas: z.array(Option),
  }),
})
