import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/core/lazy-screen.ts'
import { rootRoute } from '#web/core/root-route.ts'
import { routes } from '#web/core/routes.ts'
import { searchFields } from '#web/core/search-params.ts'

const bookingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.booking,
  validateSearch: searchFields(
    'car',
    'area',
    'start',
    'end',
    'pm',
    'options',
    'appt',
    'order',
    'type',
  ),
  component: lazyScreen(() => import('#web/shell/later-screen.tsx'), 'LaterScreen'),
})

const confirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.confirmation,
  validateSearch: searchFields('order'),
  component: lazyScreen(() => import('#web/shell/later-screen.tsx'), 'LaterScreen'),
})

export const bookingRoutes = [bookingRoute, confirmationRoute] as const
