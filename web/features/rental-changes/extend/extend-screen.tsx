import { getRouteApi } from '@tanstack/react-router'
import { errorMessages, errorStateText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page, PageHead } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ExtendClosed } from './extend-closed.tsx'
import { ExtendForm } from './extend-form.tsx'
import { extendMessages } from './extend-messages.ts'
import { useExtension } from './use-extension.ts'

const route = getRouteApi(routes.extend)

/** More days with the same car, from one week before the end (PRODUCT.md 6). */
export function ExtendScreen() {
  const words = useMessages(extendMessages)
  const lost = useMessages(errorMessages).lostOrder
  const { order } = route.useSearch()
  const extension = useExtension(order ?? '')
  const { offer, error, refused, refetch } = extension
  const text = order === undefined ? lost : (refused ?? (error ? errorStateText(error) : undefined))
  const isSlow = useSlow(!offer && !text)
  if (!offer?.rental || !offer.extension) {
    return (
      <Page title={words.title} busy={!text}>
        <PageHead title={words.title} />
        {text && <ErrorState text={text} onRefresh={refetch} />}
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
