import { useSearch } from '@tanstack/react-router'
import { errorMessages, errorStateText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page, PageHead } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RefundDone } from './refund-done.tsx'
import { RefundForm } from './refund-form.tsx'
import { refundMessages } from './refund-messages.ts'
import { useRefund } from './use-refund.ts'

/** The payment screen with a negative total (PRODUCT.md 8): cancel, early return, and what went back. */
export function RefundScreen() {
  const words = useMessages(refundMessages)
  const lost = useMessages(errorMessages).lostOrder
  const { order } = useSearch({ strict: false })
  const refund = useRefund(order ?? '')
  const { offer, quote, error, refused, refetch } = refund
  const text = order === undefined ? lost : (refused ?? (error ? errorStateText(error) : undefined))
  const isSlow = useSlow(!text && !(offer && quote))
  if (!offer?.rental || !quote) {
    return (
      <Page title={words.titles.over} busy={!text}>
        <PageHead title={words.titles.over} />
        {text && <ErrorState text={text} onRefresh={refetch} />}
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
