export {
  jobAccept,
  jobApplicationRemove,
  jobCancel,
  jobCompletion,
  markJobDone,
} from './job-commands.ts'
export { job, jobFilters, jobs } from './jobs.ts'
export { myRoutes, removeRoute, updateRoute } from './routes.ts'
export { updateJob } from './update-job.ts'
