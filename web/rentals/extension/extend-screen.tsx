import { getRouteApi } from '@tanstack/react-router'
import { isMissing } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { fits } from '#web/rentals/rentals/fits.ts'
import { OrderOf } from '#web/rentals/rentals/order-of.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { LostOrder } from '#web/ui/states/lost-order.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ExtendClosed } from './extend-closed.tsx'
import { ExtendForm } from './extend-form.tsx'
import { extendMessages } from './extend-messages.ts'
import { useExtension } from './use-extension.ts'

const route = getRouteApi(routes.extend)

/** More days with the same car, from one week before the end (docs/product/rental.md#extension). */
export function ExtendScreen() {
  const words = useMessages(extendMessages)
  return (
    <OrderOf title={words.title} fits={fits.out}>
      {(order) => <ExtendOf key={order} order={order} />}
    </OrderOf>
  )
}

function ExtendOf({ order }: { order: string }) {
  const words = useMessages(extendMessages)
  const { end } = route.useSearch()
  const extension = useExtension(order, end)
  const { offer, error, refused, refetch } = extension
  const hasFailed = refused !== undefined || error !== null
  const isSlow = useSlow(!offer && !hasFailed)
  if (!offer?.rental || !offer.extension) {
    return (
      <Page title={words.title} busy={!hasFailed}>
        <PageHead title={words.title} />
        {isMissing(error) && <LostOrder />}
        {hasFailed && !isMissing(error) && (
          <ReadFailed error={error} refused={refused} onRetry={refetch} />
        )}
        {isSlow && <Skeleton className="h-120" />}
      </Page>
    )
  }
  const known = { rental: offer.rental, room: offer.extension, offer }
  return offer.rental.allowedActions.includes('extendCar') ? (
    <ExtendForm {...known} extension={extension} />
  ) : (
    <ExtendClosed {...known} />
  )
}
