import { useSearch } from '@tanstack/react-router'
import { errorStateText, isMissing } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { fits } from '#web/features/rentals/fits.ts'
import { OrderOf } from '#web/features/rentals/order-of.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LostOrder } from '#web/ui/states/lost-order.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
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
  const text = refused ?? (error ? errorStateText(error) : undefined)
  const isSlow = useSlow(!text && !(offer && quote))
  if (!offer?.rental || !quote) {
    return (
      <Page title={words.titles.over} busy={!text}>
        <PageHead title={words.titles.over} />
        {isMissing(error) && <LostOrder />}
        {text && !isMissing(error) && <ErrorState text={text} onRefresh={refetch} />}
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
