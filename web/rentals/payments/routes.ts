import { createRoute } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'

const component = lazyScreen(() => import('./payment-screen.tsx'), 'PaymentScreen')

/** One payment screen serves all three (docs/product/app.md#routes). */
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
