import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { dashboard } from '#protocol/rentals/names.ts'
import { isMissing } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { useWantedDialog } from '#web/core/routing/wanted-dialog.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LostOrder } from '#web/ui/states/lost-order.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { CarOnItsWay } from '#web/ui/media/travelling-car.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { LaterParts } from './later-parts.ts'
import { dashboardMessages } from './messages.ts'
import { Dialogs } from './parts/dialogs.tsx'
import { Folds } from './now/folds.tsx'
import { RentalView } from './parts/rental-view.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import type { DialogName, Notice } from './shown.ts'

const route = getRouteApi(routes.dashboard)

/** A person's rentals, the one that matters now in full (docs/product/app.md#routes); everything comes in one answer. */
export function DashboardScreen({ Rating, keepHelpReady, ...later }: LaterParts) {
  const words = useMessages(dashboardMessages)
  const { order } = route.useSearch()
  const [dialog, setDialog] = useState<DialogName>()
  const { data, error, isPending, readAt, refetch } = useRead(dashboard, { order })
  const isSlow = useSlow(isPending)
  useWantedDialog('help', () => setDialog('help'))
  useWantedDialog('contract', () => setDialog('contract'))
  const shown = data
  const rental = shown?.selectedRental
  // Another one was chosen and is not read yet, or could not be.
  const isOld = order !== undefined && rental !== undefined && rental.orderId !== order

  if (!shown || (isOld && error)) {
    return (
      <Page title={words.title} busy={isPending}>
        <PageHead title={words.title} />
        {error && <Failed error={error} onRetry={refetch} />}
        <CarOnItsWay id={order} />
        {isSlow && <DashboardSkeleton />}
      </Page>
    )
  }
  const { rentals, message, notifications, preferences } = shown
  const others = rentals.filter((one) => one.orderId !== rental?.orderId)
  const zoneOf = ({ orderId }: Notice) => {
    const about = rentals.find((one) => one.orderId === orderId)
    return about && about.areaId === rental?.areaId ? rental.area.zone : undefined
  }
  const rest = { others, notices: notifications, zoneOf, open: setDialog, Rating }
  return (
    <Page title={words.title} busy={isOld}>
      {rental ? (
        <RentalView
          rental={rental}
          rentals={rentals}
          {...rest}
          readAt={readAt}
          keepHelpReady={keepHelpReady}
          onNewMoment={refetch}
        />
      ) : (
        <>
          <PageHead title={words.title} />
          <EmptyState
            title={message}
            actions={<LinkButton to={routes.results}>{words.findCar}</LinkButton>}
          />
          {notifications.length > 0 && <Folds rental={undefined} {...rest} />}
        </>
      )}
      <Dialogs
        dialog={dialog}
        rental={rental}
        preferences={preferences}
        {...later}
        onClose={() => setDialog(undefined)}
      />
    </Page>
  )
}

function DashboardSkeleton() {
  const words = useMessages(dashboardMessages)
  return (
    <>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div className="cols">
        <div className="grid gap-5">
          <Skeleton className="h-60" />
          <Skeleton className="h-60" />
        </div>
        <Skeleton className="h-100" />
      </div>
    </>
  )
}

type FailedProps = { error: Error; onRetry: () => void }

/** Somebody else's order is not found, as if it did not exist; the way on is the person's own rentals. */
function Failed({ error, onRetry }: FailedProps) {
  return isMissing(error) ? <LostOrder /> : <ReadFailed error={error} onRetry={onRetry} />
}
