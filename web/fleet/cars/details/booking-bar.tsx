import { useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { Availability } from '../parts/availability.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { BookLink, BookNow } from './book-link.tsx'
import { detailsMessages } from './details-messages.ts'
import { hasOtherDates, TakeDates } from './not-free.tsx'
import type { QuotedProps } from './quoted.ts'
import { useChosenPrice } from './use-chosen-price.ts'

/** The bar of a phone: what the trip costs and the one button. */
export function BookingBar({ car, quote, isOld, query }: QuotedProps) {
  const words = useMessages(detailsMessages)
  const carWords = useMessages(carMessages)
  const price = useChosenPrice(car, query.trip, query.asked.pm, quote)
  if (!quote || !price) return null
  return (
    <BottomBar label={words.yourTrip}>
      {car.available ? (
        <>
          <div aria-busy={isOld || undefined} className="flex-1 transition aria-busy:opacity-60">
            <Money dollars={price.total} className="block text-24 leading-tight font-bold" />
            <span className="block text-14 leading-tight text-ink-2">
              <Num>{words.withMiles(carWords.days(price.totalDays), formatCount(price.miles))}</Num>
            </span>
          </div>
          <BookLink car={car} query={query} size="lg" className="book-now">
            <BookNow quote={quote} isOld={isOld} />
          </BookLink>
        </>
      ) : (
        <>
          <div className="min-w-0 flex-1 [&>*]:whitespace-normal">
            <Availability car={car} trip={query.trip} />
          </div>
          {hasOtherDates(car, query.trip) ? (
            <TakeDates isShort car={car} trip={query.trip} onTake={query.changeTrip} />
          ) : (
            <LinkButton
              to={routes.waitingList}
              search={{ area: car.areaId, ...query.trip, car: car.id }}
              variant="secondary"
            >
              {carWords.joinList}
            </LinkButton>
          )}
        </>
      )}
    </BottomBar>
  )
}
