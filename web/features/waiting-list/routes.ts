import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/guard.ts'
import { lazyScreen } from '#web/core/lazy-screen.ts'
import { rootRoute } from '#web/core/root-route.ts'
import { routes } from '#web/core/routes.ts'
import { searchFields } from '#web/core/search-params.ts'

/** With an area or a car in the query the screen begins with the form (SEED.md 2.1). */
const waitingListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.waitingList,
  validateSearch: searchFields('area', 'start', 'end', 'car', 'features', 'types'),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./waiting-list-screen.tsx'), 'WaitingListScreen'),
})

export const waitingListRoutes = [waitingListRoute] as const
