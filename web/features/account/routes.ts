import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/core/lazy-screen.ts'
import { rootRoute } from '#web/core/root-route.ts'
import { routes } from '#web/core/routes.ts'
import { searchFields } from '#web/core/search-params.ts'

const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.welcome,
  validateSearch: searchFields('returnUrl', 'car', 'start', 'end', 'options', 'appt', 'pm', 'lang'),
  component: lazyScreen(() => import('#web/shell/later-screen.tsx'), 'LaterScreen'),
})

const personalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.personal,
  validateSearch: searchFields('returnUrl', 'car', 'start', 'end', 'options', 'appt', 'pm', 'lang'),
  component: lazyScreen(() => import('#web/shell/later-screen.tsx'), 'LaterScreen'),
})

export const accountRoutes = [welcomeRoute, personalRoute] as const
