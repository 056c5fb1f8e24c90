import type { SomeHandlers } from '../../platform/api/handler.ts'
import {
  answerJobLocation,
  askJobLocation,
  shareJobLocation,
  stopJobLocation,
} from './change-location.ts'
import { jobLocation } from './job-location.ts'
import { jobSafety } from './job-safety.ts'

export const jobSafetyHandlers = {
  answerJobLocation,
  askJobLocation,
  jobLocation,
  jobSafety,
  shareJobLocation,
  stopJobLocation,
} satisfies SomeHandlers
