import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'

const myNetworkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.myNetwork,
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./my-network-screen.tsx'), 'MyNetworkScreen'),
})

/** Without `userId` the own tree. */
const referralTreeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routes.referralTree,
  validateSearch: searchFields('userId'),
  beforeLoad: requireSession,
  component: lazyScreen(() => import('./referral-tree-screen.tsx'), 'ReferralTreeScreen'),
})

export const networkRoutes = [myNetworkRoute, referralTreeRoute] as const
