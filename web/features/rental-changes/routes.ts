import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/guard.ts'
import { lazyScreen } from '#web/core/lazy-screen.ts'
import { rootRoute } from '#web/core/root-route.ts'
import { routes } from '#web/core/routes.ts'
import { searchFields } from '#web/core/search-params.ts'

const extendRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.extend,
  validateSearch: searchFields('order'),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./extend/extend-screen.tsx'), 'ExtendScreen'),
})

export const rentalChangeRoutes = [extendRoute] as const
