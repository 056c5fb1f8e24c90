import { createRoute, redirect } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'
import { jobsFields } from './list/jobs-address.ts'

/** The address holds what is shown (docs/product/jobs.md#list). */
const jobsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.jobs,
  validateSearch: searchFields(...jobsFields),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./list/jobs-screen.tsx'), 'JobsScreen'),
})

const createJobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.createJob,
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./edit/create-job-screen.tsx'), 'CreateJobScreen'),
})

/** Without an id there is nothing to edit, and `edit` is no job: no name leads here. */
const editNoJob = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/edit',
  beforeLoad: () => {
    throw redirect({ to: routes.notFound, replace: true })
  },
})

const editJobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.editJob,
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./edit/edit-job-screen.tsx'), 'EditJobScreen'),
})

/** My routes; with `edit` the form of one, or of a `new` one with the stops and the detour of a list. */
const savedRoutesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.savedRoutes,
  validateSearch: searchFields('edit', 'stops', 'detour'),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./saved/saved-routes-screen.tsx'), 'SavedRoutesScreen'),
})

export const jobRoutes = [
  jobsRoute,
  createJobRoute,
  editNoJob,
  editJobRoute,
  savedRoutesRoute,
] as const
