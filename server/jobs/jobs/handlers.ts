import type { Handlers, SomeHandlers } from '../../platform/api/handler.ts'
import type * as operations from '#protocol/jobs/operations.ts'
import { jobAccept } from './job-accept.ts'
import { jobApplicationRemove, jobCancel, markJobDone } from './job-changes.ts'
import { jobCompletion } from './job-completion.ts'
import { jobFor } from './jobs-store.ts'
import { presentJob } from './present-job.ts'
import { updateJob } from './update-job.ts'

/** One job as the caller may know it. @throws Problem 404 */
const job: Handlers<typeof operations>['job'] = async (context, { id }) => ({
  job: await presentJob(context, await jobFor(context.db, context.user, id)),
})

export const jobHandlers = {
  job,
  jobAccept,
  jobApplicationRemove,
  jobCancel,
  jobCompletion,
  markJobDone,
  updateJob,
} satisfies SomeHandlers
