import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'

const jobRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.job,
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./job-screen.tsx'), 'JobScreen'),
})

export const jobPageRoutes = [jobRoute] as const
