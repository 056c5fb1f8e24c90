import { createRouter } from '@tanstack/react-router'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { parseSearch, stringifySearch } from '#web/core/routing/search-params.ts'
import { wholePath } from '#web/core/session/guard.ts'
import { onSessionLoss } from '#web/core/session/session-loss.ts'
import { accountRoutes } from '#web/features/account/routes.ts'
import { bookingRoutes } from '#web/features/bookings/routes.ts'
import { careRoutes } from '#web/features/inspections/routes.ts'
import { carRoutes } from '#web/features/cars/routes.ts'
import { jobRoutes } from '#web/features/jobs/routes.ts'
import { devRoutes } from '#web/features/dev/routes.ts'
import { jobPageRoutes } from '#web/features/jobs/page/routes.ts'
import { networkRoutes } from '#web/features/network/routes.ts'
import { maintenanceRoutes } from '#web/features/maintenance/routes.ts'
import { passportRoutes } from '#web/features/passport/routes.ts'
import { trustWidgetRoutes } from '#web/features/trust-widget/routes.ts'
import { paymentRoutes } from '#web/features/payments/routes.ts'
import { extensionRoutes } from '#web/features/extension/routes.ts'
import { rentalRoutes } from '#web/features/rentals/routes.ts'
import { siteRoutes } from '#web/features/site/routes.ts'
import { staffRoutes } from '#web/features/staff/routes.ts'
import { waitingListRoutes } from '#web/features/waiting-list/routes.ts'
import { CrashScreen } from '#web/shell/crash-screen.tsx'
import { PendingScreen } from '#web/shell/pending-screen.tsx'
import { Shell } from '#web/shell/shell.tsx'

rootRoute.update({ component: Shell })

/** All screens. Only this file knows all features. */
export const router = createRouter({
  routeTree: rootRoute.addChildren([
    ...siteRoutes,
    ...carRoutes,
    ...bookingRoutes,
    ...accountRoutes,
    ...maintenanceRoutes,
    ...passportRoutes,
    ...trustWidgetRoutes,
    ...paymentRoutes,
    ...extensionRoutes,
    ...rentalRoutes,
    ...staffRoutes,
    ...waitingListRoutes,
    ...careRoutes,
    ...networkRoutes,
    ...jobPageRoutes,
    ...jobRoutes,
    ...devRoutes,
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingComponent: PendingScreen,
  defaultErrorComponent: CrashScreen,
})

onSessionLoss(() => {
  const { location } = router.state
  if (location.pathname === routes.welcome) return
  const search = { returnUrl: wholePath(location) }
  router.navigate({ to: routes.welcome, search }).catch(() => {})
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
