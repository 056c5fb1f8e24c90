import { useLocation, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { booking } from '#protocol/bookings/booking.ts'
import { paymentGateways } from '#protocol/payments/payment-gateways.ts'
import { errorMessages, errorStateText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { useRead } from '#web/core/use-read.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page, PageHead } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { paymentMessages } from './messages.ts'
import { PaymentStep } from './payment-step.tsx'
import { RefundScreen } from './refund/refund-screen.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'
import { HoldOver } from './parts/hold-over.tsx'
import { Settled } from './parts/settled.tsx'

const refreshMs = 20_000

/** Serves /payment, /payment-extend and /refund (SEED.md 2.1): the total is positive or negative. */
export function PaymentScreen(): ReactNode {
  const { pathname } = useLocation()
  return pathname === routes.refund ? <RefundScreen /> : <PayScreen />
}

/** One held order and the ways to pay it. */
function PayScreen(): ReactNode {
  const words = useMessages(paymentMessages)
  const lost = useMessages(errorMessages).lostOrder
  const { order } = useSearch({ strict: false })
  const enabled = order !== undefined
  const held = useRead(
    booking,
    { order },
    // Paid in another tab, or by a bank that answered late: this screen notices.
    { enabled, refetchInterval: refreshMs },
  )
  const gateways = useRead(paymentGateways, { order }, { enabled })
  const offer = held.data?.status === 1 ? held.data : undefined
  const rental = offer?.rental
  const methods = gateways.data?.status === 1 ? gateways.data.paymentMethods : undefined
  const secondsLeft = useSecondsLeft(rental?.holdSeconds, held.dataUpdatedAt)
  const isOver = secondsLeft === 0
  const { refetch } = held
  useEffect(() => {
    // The server says whether it really lapsed.
    if (isOver) void refetch()
  }, [isOver, refetch])

  const refresh = () => {
    void held.refetch()
    void gateways.refetch()
  }
  if (!offer || !rental || !methods) {
    const refused = held.data?.status === 0 ? held.data.message : undefined
    const error = held.error ?? gateways.error
    const text = enabled ? (refused ?? (error ? errorStateText(error) : undefined)) : lost
    return (
      <Page title={words.title} busy={!text}>
        <PageHead title={words.title} />
        {text ? <ErrorState text={text} onRefresh={refresh} /> : <Skeleton className="h-120" />}
      </Page>
    )
  }
  return (
    <PaymentStep
      key={rental.orderId}
      offer={offer}
      rental={rental}
      methods={methods}
      secondsLeft={secondsLeft}
      onChanged={refresh}
      over={
        <Page title={words.holdOver}>
          <HoldOver rental={rental} />
        </Page>
      }
      settled={<Settled order={rental.orderId} />}
    />
  )
}
