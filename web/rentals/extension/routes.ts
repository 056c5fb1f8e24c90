import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'

const extendRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.extend,
  validateSearch: searchFields('order', 'end'),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./extend-screen.tsx'), 'ExtendScreen'),
})

export const extensionRoutes = [extendRoute] as const
