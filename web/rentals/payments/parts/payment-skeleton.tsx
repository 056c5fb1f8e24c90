import { useMessages } from '#web/core/i18n.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { BookingSteps } from '#web/ui/layout/booking-steps.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { paymentMessages } from '#web/money/payments/messages.ts'

/** Where everything of the payment will stand: head and steps as they are, grey shapes below them. */
export function PaymentSkeleton({ hasSteps }: { hasSteps: boolean }) {
  const words = useMessages(paymentMessages)
  return (
    <Page title={words.title} busy hasBar>
      <BackButton />
      <PageHead title={words.title}>{words.lead}</PageHead>
      {hasSteps && <BookingSteps current="payment" />}
      <Skeleton className="mb-5 h-13 rounded-control" />
      <div aria-hidden="true" className="cols">
        <div className="grid gap-5">
          <div className="grid gap-4 rounded-card border border-line bg-surface p-4 lg:p-6">
            <Skeleton className="h-7 w-2/5" />
            {[1, 2, 3, 4].map((method) => (
              <Skeleton key={method} className="h-20 rounded-control" />
            ))}
          </div>
          <Skeleton className="h-6 w-3/4" />
        </div>
        <div className="grid gap-4 rounded-card border border-line bg-surface p-4 lg:p-6">
          <div className="flex items-center gap-3">
            <Skeleton className="h-16 w-28 rounded-control" />
            <Skeleton className="h-6 w-1/2" />
          </div>
          <Skeleton className="h-12" />
          {[1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} className="h-5" />
          ))}
          <Skeleton className="h-9" />
          <Skeleton className="h-14 rounded-control max-lg:hidden" />
        </div>
      </div>
    </Page>
  )
}
