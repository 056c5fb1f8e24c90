import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/guard.ts'
import { lazyScreen } from '#web/core/lazy-screen.ts'
import { rootRoute } from '#web/core/root-route.ts'
import { routes } from '#web/core/routes.ts'
import { searchFields } from '#web/core/search-params.ts'

/** `order` selects a rental; without it the one that matters now is shown (SEED.md 2.1). */
const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.dashboard,
  validateSearch: searchFields('order'),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
})

export const rentalRoutes = [dashboardRoute] as const
