import { createRoute, redirect } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'

const component = lazyScreen(() => import('./later-screen.tsx'), 'LaterScreen')

function later<const Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: requireSession,
    component,
  })
}

/** Without an id there is nothing to edit, and `edit` is no job: no name leads here. */
const editNoJob = createRoute({
  getParentRoute: () => rootRoute,
  path: '/jobs/edit',
  beforeLoad: () => {
    throw redirect({ to: routes.notFound, replace: true })
  },
})

/** Signed-in screens that come later, each already behind its guard (docs/product/app.md#routes). */
export const laterRoutes = [
  later(routes.jobs),
  later(routes.createJob),
  editNoJob,
  later(routes.editJob),
] as const
