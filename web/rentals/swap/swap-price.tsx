import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { longestComment } from '#protocol/rentals/swap/limits.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { swapMessages } from './swap-messages.ts'
import { SwapOptions } from './swap-options.tsx'
import { useAskSwap } from './use-ask-swap.ts'
import { useSwapOffer } from './use-swap-offer.ts'
import { useSwapRequest } from './use-swap-request.ts'

const isDriving = ({ rentalStatus }: Rental) => rentalStatus === RentalStatus.pickedUp

type SwapPriceProps = { car: Car; order: string }

/** Beside a car of /details with type=change: what changing to it costs, and the way to ask for it. */
export function SwapPrice({ car, order }: SwapPriceProps) {
  const words = useMessages(swapMessages)
  const failed = useMessages(errorMessages).carChange
  const { swapRequest, change } = useSwapRequest(order)
  const swap = useSwapOffer(order, swapRequest, [car.id])
  const { rental, offer, isOld, hasFailed, refetch } = swap
  const { askForCar, isSending, refused } = useAskSwap(order, swapRequest, refetch)
  const one = offer?.cars.find((each) => each.car.id === car.id)
  const total = Math.abs(one?.total ?? 0)
  const label = one && one.total < 0 ? words.back : words.due
  const button = one && (
    <Button
      size="lg"
      full
      busy={isSending}
      disabledReason={isOld ? words.updating : undefined}
      onClick={() => askForCar(car.id, one.total)}
    >
      {words.ask}
    </Button>
  )
  const trouble = hasFailed ? failed : (refused ?? (offer && !one ? words.notFree : undefined))
  return (
    <aside aria-label={words.price} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <Card raised className="grid gap-4">
        <h2>{words.price}</h2>
        <div role="alert">
          {trouble && (
            <Banner tone="warn">
              <p>{offer?.message && !one ? offer.message : trouble}</p>
              <LinkButton
                to={routes.results}
                search={{ type: 'change', order }}
                variant="secondary"
                size="sm"
                className="mt-2"
              >
                {words.otherCars}
              </LinkButton>
            </Banner>
          )}
        </div>
        {!offer && !hasFailed && <Skeleton className="h-96" />}
        {one && rental && (
          <>
            <div aria-busy={isOld || undefined} className="transition aria-busy:opacity-60">
              <PriceBreakdown lines={one.calculatorData.lines} total={total} totalLabel={label} />
              {one.total < 0 && <p className="text-14 text-ink-2">{words.backText}</p>}
            </div>
            <SwapOptions
              rental={rental}
              swapRequest={swapRequest}
              reason={offer?.reason}
              fee={one.fee}
              dates={offer?.dates}
              startError={swap.startError}
              onChange={change}
            />
            <TextArea
              label={words.comment}
              maxLength={longestComment}
              value={swapRequest.comment}
              onChange={(event) => change({ comment: event.target.value })}
            />
            <div className="max-lg:hidden">{button}</div>
            <p className="text-14 text-ink-2">
              {words.agree[isDriving(rental) ? 'driving' : 'before']}
            </p>
          </>
        )}
      </Card>
      {one && (
        <BottomBar label={words.bar}>
          <p className="flex-1 leading-tight">
            <Money dollars={total} className="block text-20 font-bold" />
            <span className="text-14 text-ink-2">{label}</span>
          </p>
          <div className="ml-auto min-w-0">{button}</div>
        </BottomBar>
      )}
    </aside>
  )
}
