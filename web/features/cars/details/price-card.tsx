import { ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import type { CalculatorData } from '#protocol/bookings/calculator-data.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMilePrice, formatMoney } from '#web/core/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DateRangeFields } from '#web/ui/dates/date-range-fields.tsx'
import { momentProblem } from '#web/ui/dates/date-rules.ts'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { PriceBreakdown } from '#web/ui/layout/price-breakdown.tsx'
import { TripLength } from '#web/ui/dates/trip-length.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { useAfterDialogs } from '../parts/use-after-dialogs.ts'
import { BookLink } from './book-link.tsx'
import { detailsMessages } from './details-messages.ts'
import { NotFree } from './not-free.tsx'
import type { QuotedProps } from './quoted.ts'

type PriceCardProps = QuotedProps & { onRetry: (() => void) | undefined }

/** Dates, every line of the price, and Book: beside the car on wide screens. */
export function PriceCard({ car, quote, isOld, onRetry, query }: PriceCardProps) {
  const words = useMessages(detailsMessages)
  const carWords = useMessages(carMessages)
  const lang = useLanguage()
  const afterDialogs = useAfterDialogs()
  const datesId = useId()
  const { trip, min, changeTrip } = query
  const minDays = car.minimumRentalDurationDays
  const problem = momentProblem(trip.end, { start: trip.start, minDays })
  return (
    <aside
      aria-label={words.price}
      className="lg:sticky lg:top-[88px] lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <Card raised className="grid gap-4 lg:max-h-[calc(100dvh-104px)] lg:overflow-y-auto">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>
            <Money
              dollars={car.price.month}
              rate
              className="text-24 leading-tight font-bold tracking-tight"
            />{' '}
            <span className="text-14 text-ink-2">{carWords.aMonth}</span>
          </p>
          {quote && (
            <Badge>
              <Num>{carWords.aMile(formatMilePrice(quote.costPerMile))}</Num>
            </Badge>
          )}
        </div>
        <div
          id={datesId}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3"
        >
          <DateRangeFields
            start={trip.start}
            end={trip.end}
            min={min}
            minDays={minDays}
            errors={{ end: problem && fieldMessage(problem, lang) }}
            onChange={({ start, end }) => {
              if (start && end) afterDialogs(() => changeTrip({ start, end }))
            }}
          />
        </div>
        <p className="text-14 text-ink-2">
          <TripLength start={trip.start} end={trip.end} />
        </p>
        {!car.available && !isOld && <NotFree car={car} query={query} datesId={datesId} />}
        {onRetry && (
          <Banner tone="danger">
            <p>{words.priceFailed}</p>
            <Button variant="secondary" size="sm" onClick={onRetry} className="mt-2">
              {words.tryAgain}
            </Button>
          </Banner>
        )}
        {quote && <Breakdown quote={quote} isOld={isOld} label={words.dueToBook} />}
        {car.available && (
          <BookLink car={car} query={query} size="lg" full className="max-lg:hidden">
            {words.bookCar}
          </BookLink>
        )}
        <p className="flex items-start gap-2 text-14 text-ink-2">
          <ShieldCheck aria-hidden="true" size={20} className="flex-none" />
          {words.promise}
        </p>
      </Card>
    </aside>
  )
}

type BreakdownProps = { quote: CalculatorData; isOld: boolean; label: string }

function Breakdown({ quote, isOld, label }: BreakdownProps) {
  const words = useMessages(detailsMessages)
  return (
    <div
      aria-busy={isOld || undefined}
      className="border-t border-line pt-3 transition aria-busy:opacity-60"
    >
      <PriceBreakdown lines={quote.lines} total={quote.dueNow} totalLabel={label} />
      <p role="status" className="sr-only">
        {isOld ? words.updating : `${label}: ${formatMoney(quote.dueNow)}`}
      </p>
    </div>
  )
}
