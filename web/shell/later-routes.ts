import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/guard.ts'
import { lazyScreen } from '#web/core/lazy-screen.ts'
import { rootRoute } from '#web/core/root-route.ts'
import { routes } from '#web/core/routes.ts'
import { searchFields } from '#web/core/search-params.ts'

const component = lazyScreen(() => import('./later-screen.tsx'), 'LaterScreen')

function later<const Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: requireSession,
    component,
  })
}

/** Known already, because lists of cars lead there. */
const waitingListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.waitingList,
  validateSearch: searchFields('area', 'start', 'end', 'car', 'features', 'types'),
  beforeLoad: requireSession,
  component,
})

/** Signed-in screens that come later, each already behind its guard (SEED.md 2.1). */
export const laterRoutes = [
  waitingListRoute,
  later(routes.dashboard),
  later(routes.extend),
  later(routes.keys),
  later(routes.vehicleInspection),
  later(routes.vehicleMaintenance),
  later(routes.myNetwork),
  later(routes.referralTree),
  later(routes.jobs),
  later(routes.createJob),
  later(routes.editJob),
  later(routes.job),
] as const
