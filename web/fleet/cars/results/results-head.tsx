import { ChevronDown, Heart } from 'lucide-react'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount, formatRate } from '#web/core/money.ts'
import { cx } from '#web/ui/cx.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { type CarFilters, listSorts, toggleFavourites } from './car-filters.ts'
import { resultsMessages } from './results-messages.ts'

type ResultsHeadProps = {
  /** What stands there until the cars are counted. */
  title: string
  /** Undefined while the search is under way. */
  counts: { total: number; available: number } | undefined
  hasFailed: boolean
  trip: Trip | undefined
  miles: number
  /** Those that stand below. */
  cars: readonly Car[]
  filters: CarFilters
  onFilters: (filters: CarFilters) => void
  hasFavourites: boolean
}

/** How many cars can be had for the dates, in which order, and what holds for each of their prices. */
export function ResultsHead(props: ResultsHeadProps) {
  const { title, counts, hasFailed, trip, miles, cars, filters, onFilters, hasFavourites } = props
  const words = useMessages(resultsMessages)
  const sorts = listSorts.filter((each) => each !== 'distance' || filters.near !== undefined)
  return (
    <header className="mb-2.5 lg:mb-3.5">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h1 tabIndex={-1} className="min-w-0 text-20 lg:text-24">
          <NumbersIn
            text={
              counts
                ? filters.bounds
                  ? words.foundOnMap(counts.available)
                  : words.found(counts.available)
                : title
            }
          />
        </h1>
        <div className="flex flex-none items-center gap-1 lg:gap-3">
          {(hasFavourites || filters.onlyFavourites) && (
            <button
              type="button"
              aria-pressed={filters.onlyFavourites === true}
              onClick={() => onFilters(toggleFavourites(filters))}
              className={cx(
                'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full font-bold lg:border-[1.5px] lg:px-4',
                filters.onlyFavourites
                  ? 'bg-ink text-surface lg:border-ink'
                  : 'text-poppy-ink hover:bg-sunken lg:border-line-strong lg:bg-surface',
              )}
            >
              <Heart aria-hidden="true" size={20} fill="currentColor" />
              <span className="max-lg:sr-only">{words.favourites}</span>
            </button>
          )}
          <label className="relative flex items-center font-bold text-primary">
            <span className="sr-only">{words.sort}</span>
            <select
              value={filters.sort}
              onChange={({ target }) => {
                const sort = listSorts.find((each) => each === target.value)
                if (sort) onFilters({ ...filters, sort })
              }}
              className="min-h-11 appearance-none bg-transparent pr-6 text-right"
            >
              {sorts.map((each) => (
                <option key={each} value={each} className="bg-surface text-ink">
                  {words.sorted[each]}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden="true"
              size={18}
              className="pointer-events-none absolute right-0"
            />
          </label>
        </div>
      </div>
      <p role="status" className="min-h-5 text-14 leading-snug text-ink-2">
        {counts && trip ? (
          <NumbersIn text={priceFacts(words, { trip, miles, cars })} />
        ) : (
          !hasFailed && words.searching
        )}
      </p>
    </header>
  )
}

/** «30 days, 850 miles. Deposit comes back: $200 to $700.» */
function priceFacts(
  words: typeof resultsMessages.en,
  { trip, miles, cars }: { trip: Trip; miles: number; cars: readonly Car[] },
): string {
  const { totalDays } = rentalDuration(trip.start, trip.end)
  const free = cars.filter(({ available }) => available)
  const of = words.forTrip(totalDays, formatCount(miles))
  if (free.length === 0) return of
  const least = Math.min(...free.map(({ depositMinimum }) => depositMinimum))
  const most = Math.max(...free.map(({ depositMaximum }) => depositMaximum))
  const [from, to] = [formatRate(least), formatRate(most)]
  return `${of} ${words.depositBack(from === to ? from : words.fromTo(from, to))}`
}
