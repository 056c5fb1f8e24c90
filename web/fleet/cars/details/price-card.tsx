import { minimumIn } from '#domain/fleet/pricing/seasons/season.ts'
import type { PricePlan } from '#protocol/fleet/cars/calculator-data.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { home } from '#protocol/fleet/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMoney } from '#web/core/money.ts'
import { handoverHours } from '#web/fleet/site/handover-hours.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { momentProblem } from '#web/ui/dates/date-rules.ts'
import { JoinedDates } from '#web/ui/dates/joined-dates.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { MilesQuestion } from '../miles/miles-question.tsx'
import { seasonsOf } from '../miles/seasons-of.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { useAfterDialogs } from '../parts/use-after-dialogs.ts'
import { BookLink, BookNow } from './book-link.tsx'
import { detailsMessages } from './details-messages.ts'
import { NotFree } from './not-free.tsx'
import { datesId, type QuotedProps } from './quoted.ts'
import { PlanChoice } from './plan-choice.tsx'
import { TripLines } from './trip-lines.tsx'
import { useChosenPrice } from './use-chosen-price.ts'

type PriceCardProps = QuotedProps & {
  plans: readonly PricePlan[]
  onRetry: (() => void) | undefined
}

/** The true price: what the trip costs with its miles, what would make it cheaper, every line, and Book; beside the car on wide screens. */
export function PriceCard({ car, quote, plans, isOld, onRetry, query }: PriceCardProps) {
  const words = useMessages(detailsMessages)
  const lang = useLanguage()
  const afterDialogs = useAfterDialogs()
  const { asked, trip, min, changeTrip } = query
  const price = useChosenPrice(car, trip, asked.pm, quote)
  const area = useArea(car.areaId)
  const isNew = asked.type !== 'change'
  const fewestDays = useFewestDays(car)
  const minDays = isNew ? fewestDays : car.minimumRentalDurationDays
  const fewest = isNew ? fewestDays(trip.start) : car.minimumRentalDurationDays
  const problem = momentProblem(trip.end, { start: trip.start, minDays: fewest })
  const nowText = isNew && price && price.milesPrice > 0 ? words.nowWithoutMiles : words.now
  return (
    <aside
      aria-label={words.price}
      className="lg:sticky lg:top-[88px] lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <Card raised className="grid gap-3 lg:max-h-[calc(100dvh-104px)] lg:overflow-y-auto">
        {price && (
          <div>
            <p>
              <Money
                dollars={price.total}
                className="text-30 leading-tight font-bold tracking-tight sm:text-38"
              />
            </p>
            <p>
              <NumbersIn text={words.tripOf(price.totalDays, formatCount(price.miles))} />
            </p>
          </div>
        )}
        <div id={datesId} className="car-dates grid gap-1.5">
          <JoinedDates
            isBare
            start={trip.start}
            end={trip.end}
            min={min}
            minDays={minDays}
            hours={handoverHours(area)}
            onChange={({ start, end }) => {
              if (start && end) afterDialogs(() => changeTrip({ start, end }))
            }}
          />
          {problem && (
            <p role="alert" className="text-14 font-bold text-danger">
              <NumbersIn text={fieldMessage(problem, lang)} />
            </p>
          )}
        </div>
        {price && <MilesQuestion totalDays={price.totalDays} />}
        {price && (
          <PlanChoice plans={plans} price={price} onChoose={(pm) => query.changeChoices({ pm })} />
        )}
        {!car.available && !isOld && <NotFree car={car} query={query} />}
        {onRetry && (
          <Banner tone="danger">
            <p>{words.priceFailed}</p>
            <Button variant="secondary" size="sm" onClick={onRetry} className="mt-2">
              {words.tryAgain}
            </Button>
          </Banner>
        )}
        {quote && price && (
          <div
            aria-busy={isOld || undefined}
            className="border-t border-line pt-3 transition aria-busy:opacity-60"
          >
            <TripLines quote={quote} price={price} />
            <p role="status" className="sr-only">
              {isOld ? words.updating : `${words.yourTrip}: ${formatMoney(price.total)}`}
            </p>
          </div>
        )}
        {car.available && (
          <BookLink car={car} query={query} size="lg" full className="max-lg:hidden">
            <BookNow quote={quote} isOld={isOld} />
          </BookLink>
        )}
        <p className="text-14 text-ink-2">
          {quote && <NumbersIn text={nowText(formatMoney(quote.dueNow))} />}{' '}
          <span className="max-lg:hidden">{words.promise}</span>
        </p>
      </Card>
    </aside>
  )
}

/** The fewest days of a booking of the car, by its start: its own, or those of a season (docs/product/prices.md#seasons). */
function useFewestDays(car: Car): (start: string | undefined) => number {
  const { data } = useRead(home, {})
  return (start) => {
    const own = car.minimumRentalDurationDays
    return start ? minimumIn(seasonsOf(data, car), start, own) : own
  }
}
