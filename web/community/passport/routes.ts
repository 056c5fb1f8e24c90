import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'

/** Public: whoever is shown a passport has no account here. */
const passportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.passport,
  component: lazyScreen(() => import('./passport-screen.tsx'), 'PassportScreen'),
})

export const passportRoutes = [passportRoute] as const
