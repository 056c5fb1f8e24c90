export { jobSafety } from './job-safety/job-safety.ts'
export {
  answerJobLocation,
  askJobLocation,
  jobLocation,
  shareJobLocation,
  stopJobLocation,
} from './job-safety/job-location.ts'
export {
  jobAccept,
  jobApplicationRemove,
  jobCancel,
  jobCompletion,
  markJobDone,
} from './jobs/job-commands.ts'
export { job, jobFilters, jobs } from './jobs/jobs.ts'
export { myRoutes, removeRoute, updateRoute } from './jobs/routes.ts'
export { updateJob } from './jobs/update-job.ts'
export {
  relocationFinish,
  relocationInspection,
  relocationStart,
  relocationTakeBack,
} from './relocation/relocation-steps.ts'
export { staffDecideRelocation, staffRelocations } from './relocation/staff-relocations.ts'
export {
  credits,
  postRelocation,
  relocation,
  relocationCars,
  relocationGaps,
} from './relocation/relocations.ts'
