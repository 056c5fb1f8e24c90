import type { SomeHandlers } from '../../platform/api/handler.ts'
import { jobFilters } from './job-filters.ts'
import { jobs } from './list-jobs.ts'
import { myRoutes, removeRoute, updateRoute } from './update-route.ts'

export const jobSearchHandlers = {
  jobFilters,
  jobs,
  myRoutes,
  removeRoute,
  updateRoute,
} satisfies SomeHandlers
