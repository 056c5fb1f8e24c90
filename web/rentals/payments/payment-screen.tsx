import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { booking } from '#protocol/rentals/names.ts'
import { home } from '#protocol/fleet/names.ts'
import { paymentGateways } from '#protocol/money/names.ts'
import { isMissing } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { fits } from '#web/rentals/rentals/fits.ts'
import { OrderOf } from '#web/rentals/rentals/order-of.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { LostOrder } from '#web/ui/states/lost-order.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { HoldOver } from '#web/rentals/payments/parts/hold-over.tsx'
import type { HoldLeft } from '#web/rentals/payments/parts/hold-timer.tsx'
import { PaymentSkeleton } from '#web/rentals/payments/parts/payment-skeleton.tsx'
import { PaymentStep } from './payment-step.tsx'

const refreshMs = 20_000

/** Serves /payment and /payment-extend; /refund, whose total is negative, has no form (docs/product/app.md#routes). */
export function PaymentScreen(): ReactNode {
  const { pathname } = useLocation()
  const words = useMessages(paymentMessages)
  const mayBe = pathname === routes['payment-extend'] ? fits.extensionPayment : fits.payment
  return (
    <OrderOf title={words.title} fits={mayBe}>
      {(order) => <PayScreen key={order} order={order} />}
    </OrderOf>
  )
}

/** One held order and the ways to pay it. */
function PayScreen({ order }: { order: string }): ReactNode {
  const words = useMessages(paymentMessages)
  const held = useRead(
    booking,
    { order },
    // Paid in another tab, or by a bank that answered late: this screen notices.
    { refetchInterval: refreshMs },
  )
  const gateways = useRead(paymentGateways, { order })
  // Whether payments are pretended stands above the card: what came later would push it down.
  const site = useRead(home, {})
  const offer = held.data
  const rental = offer?.rental
  const methods = gateways.data?.paymentMethods
  const hold = useHold(rental?.holdSeconds, held.readAt)
  const isOver = hold?.seconds === 0
  const { refetch } = held
  useEffect(() => {
    // The server says whether it really lapsed.
    if (isOver) refetch()
  }, [isOver, refetch])

  const refresh = () => {
    held.refetch()
    gateways.refetch()
  }
  const knowsSite = site.data !== undefined || site.error !== null
  if (!offer || !rental || !methods || !knowsSite) {
    const error = held.error ?? gateways.error
    const { refused } = held
    if (refused === undefined && !error) return <PaymentSkeleton order={order} />
    return (
      <Page title={words.title}>
        <PageHead title={words.title} />
        {isMissing(error) ? (
          <LostOrder />
        ) : (
          <ReadFailed error={error} refused={refused} onRetry={refresh} />
        )}
      </Page>
    )
  }
  return (
    <PaymentStep
      key={rental.orderId}
      offer={offer}
      rental={rental}
      methods={methods}
      plannedCharge={gateways.data?.plannedCharge}
      hold={hold}
      onChanged={refresh}
      over={
        <Page title={rental.holdReleasedAt ? words.holdReleased : words.holdOver}>
          <HoldOver rental={rental} />
        </Page>
      }
      settled={<Settled order={rental.orderId} />}
    />
  )
}

/** Nothing left to pay: the order's confirmation says what happened. */
function Settled({ order }: { order: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({
      to: routes.confirmation,
      search: { order },
      replace: true,
      viewTransition: true,
    })
  }, [navigate, order])
  return null
}

/** Two answers of the server, which counts whole seconds, may name ends that lie so far apart. */
const sameEndMs = 5000

/**
 * Seconds until `seconds` after the instant `since` (epoch milliseconds), counted down; by the
 * server's count, so that a wrong clock of the device does not matter. Undefined without `seconds`.
 */
function useHold(seconds: number | undefined, since: number): HoldLeft | undefined {
  const [now, setNow] = useState(() => Date.now())
  const end = seconds === undefined ? undefined : since + seconds * 1000
  const [until, setUntil] = useState(end)
  // A minute that is shown stays, unless the end was really moved.
  if (end !== undefined && Math.abs(end - (until ?? 0)) > sameEndMs) setUntil(end)
  const left =
    end === undefined ? undefined : Math.max(0, Math.ceil((end - Math.max(now, since)) / 1000))
  const isRunning = left !== undefined && left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return left === undefined || end === undefined
    ? undefined
    : { seconds: left, until: until ?? end }
}
