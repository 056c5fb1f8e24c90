import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/guard.ts'
import { lazyScreen } from '#web/core/lazy-screen.ts'
import { rootRoute } from '#web/core/root-route.ts'
import { routes } from '#web/core/routes.ts'

const component = lazyScreen(() => import('./later-screen.tsx'), 'LaterScreen')

function later<const Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: requireSession,
    component,
  })
}

/** Signed-in screens that come later, each already behind its guard (SEED.md 2.1). */
export const laterRoutes = [
  later(routes.myNetwork),
  later(routes.referralTree),
  later(routes.jobs),
  later(routes.createJob),
  later(routes.editJob),
  later(routes.job),
] as const
