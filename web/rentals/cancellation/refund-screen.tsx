import { useSearch } from '@tanstack/react-router'
import { isMissing } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { fits } from '#web/rentals/rentals/fits.ts'
import { OrderOf } from '#web/rentals/rentals/order-of.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { LostOrder } from '#web/ui/states/lost-order.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { RefundDone } from './refund-done.tsx'
import { RefundForm } from './refund-form.tsx'
import { refundMessages } from './refund-messages.ts'
import { useRefund } from './use-refund.ts'

/** The payment screen with a negative total (docs/product/money.md#refunds): cancel, early return, and what went back. */
export function RefundScreen() {
  const words = useMessages(refundMessages)
  return (
    <OrderOf title={words.titles.over} fits={fits.refund}>
      {(order) => <RefundOf key={order} order={order} />}
    </OrderOf>
  )
}

function RefundOf({ order }: { order: string }) {
  const words = useMessages(refundMessages)
  const { appt } = useSearch({ strict: false })
  const refund = useRefund(order, appt)
  const { offer, quote, error, refused, refetch } = refund
  const hasFailed = refused !== undefined || error !== null
  const isSlow = useSlow(!hasFailed && !(offer && quote))
  if (!offer?.rental || !quote) {
    return (
      <Page title={words.titles.over} busy={!hasFailed}>
        <PageHead title={words.titles.over} />
        {isMissing(error) && <LostOrder />}
        {hasFailed && !isMissing(error) && (
          <ReadFailed error={error} refused={refused} onRetry={refetch} />
        )}
        {isSlow && <Skeleton className="h-120" />}
      </Page>
    )
  }
  const { rental, car } = offer
  return quote.kind ? (
    <RefundForm kind={quote.kind} rental={rental} car={car} quote={quote} refund={refund} />
  ) : (
    <RefundDone rental={rental} car={car} quote={quote} />
  )
}
