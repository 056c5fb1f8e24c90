import { createRoute, type ParsedLocation } from '@tanstack/react-router'
import { requireSession } from '#web/core/session/guard.ts'
import { lazyScreen } from '#web/core/routing/lazy-screen.ts'
import { rootRoute } from '#web/core/routing/root-route.ts'
import { routes } from '#web/core/routing/routes.ts'
import { searchFields } from '#web/core/routing/search-params.ts'
import { stripeKey } from '#web/money/payments/gateway.ts'

const payScreen = lazyScreen(() => import('./payment-screen.tsx'), 'PaymentScreen')
const refundScreen = lazyScreen(
  () => import('#web/rentals/cancellation/refund-screen.tsx'),
  'RefundScreen',
)

const cardScreens: readonly string[] = [routes.payment, routes['payment-extend'], routes.refund]
/** The document that this program came with; the server lets Stripe into those of these screens alone. */
const openedAt = window.location.pathname.toLowerCase().replace(/\/$/, '')

/** Where real cards are taken, these screens are entered by loading the whole page (docs/product/booking-and-payment.md#gateway). */
export async function inOwnDocument({ location }: { location: ParsedLocation }): Promise<void> {
  requireSession({ location })
  if (stripeKey() === undefined || cardScreens.includes(openedAt)) return
  window.location.assign(location.href)
  // Nothing of this page is drawn any more.
  await new Promise<never>(() => {})
}

/** Money that is paid, or that goes back (docs/product/app.md#routes). */
function payment<const Path extends string>(path: Path, component = payScreen) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: searchFields('order', 'options', 'appt', 'pm'),
    beforeLoad: inOwnDocument,
    component,
  })
}

export const paymentRoutes = [
  payment(routes.payment),
  payment(routes['payment-extend']),
  payment(routes.refund, refundScreen),
] as const
