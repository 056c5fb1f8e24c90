import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/guard.ts'
import { lazyScreen } from '#web/core/lazy-screen.ts'
import { rootRoute } from '#web/core/root-route.ts'
import { routes } from '#web/core/routes.ts'
import { searchFields } from '#web/core/search-params.ts'

const component = lazyScreen(() => import('./payment-screen.tsx'), 'PaymentScreen')

/** One payment screen serves all three (SEED.md 2.1). */
function payment<const Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: searchFields('order', 'options', 'appt', 'pm'),
    beforeLoad: requireSession,
    component,
  })
}

export const paymentRoutes = [
  payment(routes.payment),
  payment(routes['payment-extend']),
  payment(routes.refund),
] as const
