import type { OutputOf } from '#protocol/core/operation.ts'
import type { jobLocation } from '#protocol/jobs/job-safety/job-location.ts'

/** How it stands with the locations of the two of a running job. */
export type Location = NonNullable<OutputOf<typeof jobLocation>['location']>
