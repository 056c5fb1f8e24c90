import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'

/** Public: whoever builds a page for somebody else reads here how the card is put on it. */
const trustCardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.trustCard,
  component: lazyScreen(() => import('./trust-widget-screen.tsx'), 'TrustWidgetScreen'),
})

export const trustWidgetRoutes = [trustCardRoute] as const
