import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'

/** With an area or a car in the query the screen begins with the form (docs/product/app.md#routes). */
const waitingListRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.waitingList,
  validateSearch: searchFields('area', 'start', 'end', 'car', 'features', 'types'),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./waiting-list-screen.tsx'), 'WaitingListScreen'),
})

export const waitingListRoutes = [waitingListRoute] as const
