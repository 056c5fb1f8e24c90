import { createRouter } from '@tanstack/react-router'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { parseSearch, stringifySearch } from '#web/core/routing/search-params.ts'
import { wholePath } from '#web/core/session/guard.ts'
import { onSessionLoss } from '#web/core/session/session-loss.ts'
import { bookingRoutes } from '#web/rentals/bookings/routes.ts'
import { careRoutes } from '#web/rentals/inspections/routes.ts'
import { jobRoutes } from '#web/jobs/jobs/routes.ts'
import { devRoutes } from '#web/app/dev/routes.ts'
import { wholeRoutes } from '#web/app/screens/routes.ts'
import { networkRoutes } from '#web/community/network/routes.ts'
import { maintenanceRoutes } from '#web/rentals/maintenance/routes.ts'
import { passportRoutes } from '#web/community/passport/routes.ts'
import { trustWidgetRoutes } from '#web/community/trust-widget/routes.ts'
import { paymentRoutes } from '#web/rentals/payments/routes.ts'
import { extensionRoutes } from '#web/rentals/extension/routes.ts'
import { homeRoutes } from '#web/rentals/home/routes.ts'
import { siteRoutes } from '#web/fleet/site/routes.ts'
import { staffRoutes } from '#web/staff/staff/routes.ts'
import { waitingListRoutes } from '#web/rentals/waiting-list/routes.ts'
import { CrashScreen } from '#web/app/shell/crash-screen.tsx'
import { PendingScreen } from '#web/app/shell/pending-screen.tsx'
import { Shell } from '#web/app/shell/shell.tsx'

rootRoute.update({ component: Shell })

/** All screens. Only `web/app` knows all wings. */
export const router = createRouter({
  routeTree: rootRoute.addChildren([
    ...homeRoutes,
    ...siteRoutes,
    ...wholeRoutes,
    ...bookingRoutes,
    ...maintenanceRoutes,
    ...passportRoutes,
    ...trustWidgetRoutes,
    ...paymentRoutes,
    ...extensionRoutes,
    ...staffRoutes,
    ...waitingListRoutes,
    ...careRoutes,
    ...networkRoutes,
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
