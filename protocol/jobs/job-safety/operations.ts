export { jobSafety } from './job-safety.ts'
export {
  answerJobLocation,
  askJobLocation,
  jobLocation,
  shareJobLocation,
  stopJobLocation,
} from './job-location.ts'
