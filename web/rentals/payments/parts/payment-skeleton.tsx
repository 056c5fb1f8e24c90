import { useMessages } from '#web/core/i18n.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { CarOnItsWay } from '#web/ui/media/travelling-car.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { paymentMessages } from '#web/money/payments/messages.ts'

const card = 'grid gap-4 rounded-card border border-line bg-surface p-4 lg:p-6'

/** Where everything of the payment will stand: the head as it is, grey shapes below it. */
export function PaymentSkeleton({ order }: { order: string }) {
  const words = useMessages(paymentMessages)
  return (
    <Page title={words.title} busy hasBar>
      <BackButton />
      <PageHead title={words.title} />
      <div aria-hidden="true" className="cols">
        <div className="grid gap-3">
          <div className="flex min-h-20 items-center gap-3">
            <CarOnItsWay id={order} />
            <Skeleton className="h-20 grow rounded-card" />
          </div>
          <Skeleton className="h-5 w-1/2" />
          <div className={card}>
            <Skeleton className="h-7 w-2/5" />
            <Skeleton className="h-32 rounded-control" />
            <Skeleton className="h-6 w-3/4" />
          </div>
          <div className={card}>
            <Skeleton className="h-12" />
            <Skeleton className="h-12 lg:hidden" />
          </div>
        </div>
        <div className={`${card} max-lg:hidden`}>
          {[1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} className="h-5" />
          ))}
          <Skeleton className="h-9" />
          <Skeleton className="h-14 rounded-control" />
        </div>
      </div>
    </Page>
  )
}
