import { carName } from '#domain/fleet/fleet/car-name.ts'
import { getRouteApi } from '@tanstack/react-router'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { fits } from '#web/rentals/rentals/fits.ts'
import { OrderOf } from '#web/rentals/rentals/order-of.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LostCar } from '#web/ui/states/lost-car.tsx'
import { LostOrder } from '#web/ui/states/lost-order.tsx'
import { OfflineState } from '#web/ui/states/offline-state.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { MaintenanceContent } from './maintenance-content.tsx'
import { maintenanceMessages } from './messages.ts'
import { useMaintenance } from './use-maintenance.ts'

const route = getRouteApi(routes.vehicleMaintenance)

/** Serves /vehicle-maintenance (docs/product/app.md#routes, docs/product/inspections-and-maintenance.md#maintenance-items): what the car needs, the visit, the receipt, its history. */
export function MaintenanceScreen() {
  const words = useMessages(maintenanceMessages)
  const asked = route.useSearch()
  if (asked.car !== undefined) return <MaintenanceOf key={asked.car} asked={asked} />
  return (
    <OrderOf title={words.title} fits={fits.out}>
      {(order) => <MaintenanceOf key={order} asked={{ order }} />}
    </OrderOf>
  )
}

function MaintenanceOf({ asked }: { asked: { order?: string; car?: string } }) {
  const words = useMessages(maintenanceMessages)
  const { check, refused, isLost, isOutOfReach, error, refetch } = useMaintenance(asked)
  const isSlow = useSlow(!check && !refused && !isLost && !error)
  const car = check && carName(check.car)
  return (
    <Page title={words.title} busy={!check && !refused && !isLost && !error}>
      <BackButton fallback={routes.dashboard}>{words.back}</BackButton>
      <PageHead title={words.title}>
        {check && car && words.carLine(car, formatMiles(check.odometer))}
      </PageHead>
      {check ? (
        <MaintenanceContent check={check} />
      ) : isLost ? (
        asked.car !== undefined && asked.order === undefined ? (
          <LostCar />
        ) : (
          <LostOrder />
        )
      ) : refused ? (
        <EmptyState
          title={words.nothingDue}
          actions={<LinkButton to={routes.dashboard}>{words.toDashboard}</LinkButton>}
        >
          {refused}
        </EmptyState>
      ) : isOutOfReach ? (
        <OfflineState onRetry={refetch} />
      ) : error ? (
        <ReadFailed error={error} onRetry={refetch} />
      ) : (
        isSlow && <Skeleton className="h-120" />
      )}
    </Page>
  )
}
