import { dayAndTime } from '#domain/core/time/format-date.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { TripSummary } from '#web/fleet/cars/parts/trip-summary.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LostOrder } from '#web/ui/states/lost-order.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { AskByKind } from './ask-by-kind.tsx'
import { CompareCars } from './compare-cars.tsx'
import { useSwapCars } from './kept-swap-cars.ts'
import { KindChips } from './kind-chips.tsx'
import { SwapCarCard } from './swap-car-card.tsx'
import { swapMessages } from './swap-messages.ts'
import { SwapOptions } from './swap-options.tsx'
import { useSwapOffer } from './use-swap-offer.ts'
import { useSwapRequest } from './use-swap-request.ts'

/** /results with type=change: the cars that a rental may change to (docs/product/rental.md#change-of-car). */
export function SwapResults({ order }: { order: string }) {
  const words = useMessages(swapMessages)
  const failed = useMessages(errorMessages).carChange
  const { swapRequest, change } = useSwapRequest(order)
  const { car, rental, offer, isOld, startError, isLost, hasFailed, refetch } = useSwapOffer(
    order,
    swapRequest,
  )
  const { kept, toggle, clear } = useSwapCars()
  const area = useArea(rental?.areaId)
  const isSlow = useSlow(!offer && !hasFailed)
  if (!car || !rental || !offer || hasFailed) {
    return (
      <Page title={words.title} busy={!hasFailed}>
        <PageHead title={words.title} />
        {isLost && <LostOrder />}
        {/* Whatever failed, also the connection: one sentence (docs/product/app.md#errors). */}
        {hasFailed && !isLost && <ReadFailed error={null} refused={failed} onRetry={refetch} />}
        {isSlow && !hasFailed && <Skeleton className="h-120" />}
      </Page>
    )
  }
  const { dates, message } = offer
  // The kind may have been chosen on another day.
  const subtype = offer.cars.some((one) => one.car.subtypeId === swapRequest.subtype)
    ? swapRequest.subtype
    : undefined
  const cars = offer.cars.filter((one) => !subtype || one.car.subtypeId === subtype)
  const canChange = rental.allowedActions.includes('carChange')
  return (
    <Page title={words.title} busy={isOld}>
      <BackButton />
      <PageHead title={words.title}>
        {words.lead(area?.name ?? '', dayAndTime(rental.dates.end, language()))}
      </PageHead>
      <div className="grid gap-5">
        <Card aria-label={words.now} className="grid gap-5">
          <TripSummary car={car} area={area?.name} dates={rental.dates} />
          {canChange && (
            <SwapOptions
              rental={rental}
              swapRequest={swapRequest}
              reason={offer.reason}
              fee={offer.cars[0]?.fee}
              dates={dates}
              startError={startError}
              onChange={change}
            />
          )}
        </Card>
        {message && (
          <Banner tone="warn" role="status">
            <p className="font-bold">{words.impossible}</p>
            <p>{message}</p>
            <LinkButton
              to={routes.dashboard}
              search={{ order }}
              variant="secondary"
              size="sm"
              className="mt-3"
            >
              {words.backToRental}
            </LinkButton>
          </Banner>
        )}
        {kept.length > 0 && offer.cars.length > 0 && (
          <CompareCars
            own={car}
            rental={rental}
            order={order}
            swapRequest={swapRequest}
            kept={kept}
            onClear={clear}
          />
        )}
        {offer.cars.length > 0 && (
          <>
            <KindChips
              cars={offer.cars}
              value={subtype}
              onChange={(next = '') => change({ subtype: next })}
            />
            <h2>{words.cars(cars.length)}</h2>
            <p role="status" className="sr-only">
              {words.cars(cars.length)}
            </p>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" aria-busy={isOld || undefined}>
              {cars.map((one) => (
                <SwapCarCard
                  key={one.car.id}
                  one={one}
                  order={order}
                  dates={dates}
                  isKept={kept.includes(one.car.id)}
                  onKeep={() => toggle(one.car.id)}
                />
              ))}
            </ul>
            <AskByKind
              order={order}
              swapRequest={swapRequest}
              subtype={subtype}
              onRefused={refetch}
            />
          </>
        )}
      </div>
    </Page>
  )
}
