import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/core/lazy-screen.ts'
import { rootRoute } from '#web/core/root-route.ts'
import { routes } from '#web/core/routes.ts'
import { searchFields } from '#web/core/search-params.ts'
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
