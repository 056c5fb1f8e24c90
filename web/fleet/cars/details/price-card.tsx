import { Tag } from 'lucide-react'
import { useId, useRef } from 'react'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMoney } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateRangeFields } from '#web/ui/dates/date-range-fields.tsx'
import { momentProblem } from '#web/ui/dates/date-rules.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { MilesQuestion } from '../miles/miles-question.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { useAfterDialogs } from '../parts/use-after-dialogs.ts'
import { BookLink } from './book-link.tsx'
import { detailsMessages } from './details-messages.ts'
import { NotFree } from './not-free.tsx'
import type { QuotedProps } from './quoted.ts'
import { TripLines } from './trip-lines.tsx'
import { type ChosenPrice, useChosenPrice } from './use-chosen-price.ts'

type PriceCardProps = QuotedProps & { onRetry: (() => void) | undefined }

/** The true price: what the trip costs with its miles, what would make it cheaper, every line, and Book; beside the car on wide screens. */
export function PriceCard({ car, quote, isOld, onRetry, query }: PriceCardProps) {
  const words = useMessages(detailsMessages)
  const carWords = useMessages(carMessages)
  const lang = useLanguage()
  const afterDialogs = useAfterDialogs()
  const datesId = useId()
  const { asked, trip, min, changeTrip } = query
  const price = useChosenPrice(car, trip, asked.pm, quote)
  const minDays = car.minimumRentalDurationDays
  const problem = momentProblem(trip.end, { start: trip.start, minDays })
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
              <NumbersIn text={carWords.tripFor(price.totalDays, formatCount(price.miles))} />
            </p>
          </div>
        )}
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
        {price && <MilesQuestion totalDays={price.totalDays} />}
        {price?.best && (
          <BestPlan best={price.best} onChoose={(pm) => query.changeChoices({ pm })} />
        )}
        {!car.available && !isOld && <NotFree car={car} query={query} datesId={datesId} />}
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
            {words.bookCar}
          </BookLink>
        )}
        <p className="text-14 text-ink-2">
          {quote && <NumbersIn text={words.now(formatMoney(quote.dueNow))} />}{' '}
          <span className="max-lg:hidden">{words.promise}</span>
        </p>
      </Card>
    </aside>
  )
}

type BestPlanProps = {
  best: NonNullable<ChosenPrice['best']>
  onChoose: (id: string) => void
}

/** The plan that costs least with these miles: one press chooses it. */
function BestPlan({ best: { id, name, saves, isChosen }, onChoose }: BestPlanProps) {
  const words = useMessages(detailsMessages)
  const box = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-2.5 gap-y-2 rounded-control bg-ok-soft p-2.5 text-ok"
    >
      <Tag aria-hidden="true" size={20} className="flex-none max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-36 leading-tight">
        <b className="block">{isChosen ? words.planChosen(name) : words.planFits(name)}</b>
        <NumbersIn text={words.saves(formatMoney(saves))} />
      </p>
      {!isChosen && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onChoose(id)
            // The button goes away: the focus stays with what it said.
            box.current?.focus({ preventScroll: true })
          }}
        >
          {words.choosePlan}
        </Button>
      )}
    </div>
  )
}
