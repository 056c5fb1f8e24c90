import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'

const maintenanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.vehicleMaintenance,
  validateSearch: searchFields('order', 'car'),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./maintenance-screen.tsx'), 'MaintenanceScreen'),
})

export const maintenanceRoutes = [maintenanceRoute] as const
