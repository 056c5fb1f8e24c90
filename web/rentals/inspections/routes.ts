import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'

const keysRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.keys,
  validateSearch: searchFields('order'),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./keys-screen.tsx'), 'KeysScreen'),
})

const inspectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.vehicleInspection,
  validateSearch: searchFields('order'),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./inspection-screen.tsx'), 'InspectionScreen'),
})

export const careRoutes = [keysRoute, inspectionRoute] as const
