import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'
import { tripFields } from './trip-search.ts'

const bookingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.booking,
  validateSearch: searchFields(...tripFields),
  component: lazyScreen(() => import('./booking-screen.tsx'), 'BookingScreen'),
})

const confirmationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.confirmation,
  validateSearch: searchFields('order'),
  component: lazyScreen(() => import('./confirmation-screen.tsx'), 'ConfirmationScreen'),
})

export const bookingRoutes = [bookingRoute, confirmationRoute] as const
