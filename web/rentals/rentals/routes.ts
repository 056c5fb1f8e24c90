import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'

/** `order` selects a rental; without it the one that matters now is shown (docs/product/app.md#routes). */
const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.dashboard,
  validateSearch: searchFields('order'),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
})

export const rentalRoutes = [dashboardRoute] as const
