import { getRouteApi } from '@tanstack/react-router'
import { errorMessages, errorStateText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { routes } from '#web/core/routes.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { OfflineState } from '#web/ui/offline-state.tsx'
import { Page, PageHead } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MaintenanceContent } from './maintenance-content.tsx'
import { maintenanceMessages } from './messages.ts'
import { useMaintenance } from './use-maintenance.ts'

const route = getRouteApi(routes.vehicleMaintenance)

/** Serves /vehicle-maintenance (SEED.md 2.1, PRODUCT.md 7): what the car needs, the visit, the receipt, its history. */
export function MaintenanceScreen() {
  const words = useMessages(maintenanceMessages)
  const lost = useMessages(errorMessages).lostOrder
  const asked = route.useSearch()
  const { check, refused, isLost, isOutOfReach, error, refetch } = useMaintenance(asked)
  const isSlow = useSlow(!check && !refused && !isLost && !error)
  const car = check && `${check.car.make} ${check.car.model} ${check.car.year}`
  return (
    <Page title={words.title} busy={!check && !refused && !isLost && !error}>
      <BackButton fallback={routes.dashboard}>{words.back}</BackButton>
      <PageHead title={words.title}>
        {check && car && words.carLine(car, formatMiles(check.odometer))}
      </PageHead>
      {check ? (
        <MaintenanceContent check={check} />
      ) : isLost ? (
        <ErrorState text={lost} />
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
        <ErrorState text={errorStateText(error)} onRefresh={refetch} />
      ) : (
        isSlow && <Skeleton className="h-120" />
      )}
    </Page>
  )
}
