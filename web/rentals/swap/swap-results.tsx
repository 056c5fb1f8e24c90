import { CalendarClock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Fold } from '#web/ui/layout/fold.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LostOrder } from '#web/ui/states/lost-order.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { AskByKind } from './ask-by-kind.tsx'
import { CompareCars } from './compare-cars.tsx'
import { useSwapCars } from './kept-swap-cars.ts'
import { KindChips } from './kind-chips.tsx'
import { OwnCar } from './own-car.tsx'
import { PickCard } from './pick-card.tsx'
import { SwapCompareBar } from './swap-compare-bar.tsx'
import type { SwapDates } from './swap-car.ts'
import { SwapCarCard } from './swap-car-card.tsx'
import { swapMessages } from './swap-messages.ts'
import { SwapOptions } from './swap-options.tsx'
import { useAskSwap } from './use-ask-swap.ts'
import { useSwapOffer } from './use-swap-offer.ts'
import { useSwapRequest } from './use-swap-request.ts'
import './swap.css'

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
  const swap = useAskSwap(order, swapRequest, refetch)
  const [isAll, setAll] = useState(false)
  const [isComparing, setComparing] = useState(false)
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
  const picks = offer.picks.flatMap(({ kind, car: id }) => {
    const one = offer.cars.find((each) => each.car.id === id)
    return one ? [{ kind, one }] : []
  })
  const showsAll = isAll || picks.length === 0 || subtype !== undefined
  const fee = offer.cars[0]?.fee ?? 0
  const compared = offer.cars.filter((one) => kept.includes(one.car.id))
  const canChange = rental.allowedActions.includes('carChange')
  return (
    <Page title={words.title} busy={isOld} hasBar={compared.length > 0}>
      <BackButton fallback={routes.dashboard}>{words.dashboard}</BackButton>
      <PageHead title={words.title} />
      <div className="swap-list">
        <OwnCar car={car} rental={rental} />
        {canChange && (
          <WhenRow dates={dates} fee={fee} isOpen={startError !== undefined || !(fee > 0)}>
            <SwapOptions
              rental={rental}
              swapRequest={swapRequest}
              reason={offer.reason}
              fee={offer.cars[0]?.fee}
              dates={dates}
              startError={startError}
              onChange={change}
            />
          </WhenRow>
        )}
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
        {picks.length > 0 && (
          <section aria-label={words.threeFit(picks.length)} className="grid gap-2">
            <h2 className="font-text text-18 tracking-normal">
              <NumbersIn text={words.threeFit(picks.length)} />
            </h2>
            {picks.some(({ one }) => one.car.photos.length === 0) && (
              <p className="text-14 text-ink-2">{words.drawings}</p>
            )}
            <ul className="grid gap-2 lg:grid-cols-3 lg:gap-4" aria-busy={isOld || undefined}>
              {picks.map(({ kind, one }) => (
                <PickCard
                  key={one.car.id}
                  one={one}
                  kind={kind}
                  order={order}
                  dates={dates}
                  isKept={kept.includes(one.car.id)}
                  onKeep={() => toggle(one.car.id)}
                />
              ))}
            </ul>
            {!showsAll && (
              <Button variant="secondary" full onClick={() => setAll(true)}>
                {words.seeAll(offer.cars.length)}
              </Button>
            )}
          </section>
        )}
        {showsAll && offer.cars.length > 0 && (
          <>
            <KindChips
              cars={offer.cars}
              value={subtype}
              onChange={(next = '') => change({ subtype: next })}
            />
            <h2 ref={isAll ? focusIt : undefined} tabIndex={-1}>
              {words.cars(cars.length)}
            </h2>
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
      {compared.length > 0 && (
        <SwapCompareBar cars={compared} onCompare={() => setComparing(true)} onClear={clear} />
      )}
      <CompareCars
        own={car}
        rental={rental}
        offer={offer}
        cars={compared}
        isOneGone={compared.length < kept.length}
        isOld={isOld}
        swap={swap}
        isOpen={isComparing}
        onClose={() => setComparing(false)}
      />
    </Page>
  )
}

/** The button that brought all cars is gone: who pressed it goes on at them. */
function focusIt(heading: HTMLElement | null): void {
  heading?.focus()
}

type WhenRowProps = {
  dates: SwapDates | undefined
  fee: number
  /** What is to be read at once: that there is no fee, or that the time cannot be. */
  isOpen: boolean
  children: ReactNode
}

/** From when, and that the fee is in each sum; another time one fold away. */
function WhenRow({ dates, fee, isOpen, children }: WhenRowProps) {
  const words = useMessages(swapMessages)
  const lang = useLanguage()
  const day = dates ? formatNearDay(dayOf(dates.start), lang) : ''
  return (
    <Card tight className="py-0.5">
      <Fold
        icon={CalendarClock}
        title={words.from(day)}
        note={fee > 0 ? words.feeIn(formatMoney(fee)) : undefined}
        {...(isOpen && { open: true })}
      >
        <div className="grid gap-4">{children}</div>
      </Fold>
    </Card>
  )
}
