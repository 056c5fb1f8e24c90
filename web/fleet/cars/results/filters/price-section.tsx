import { useId } from 'react'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount, formatMoney, formatRate } from '#web/core/money.ts'
import { Button } from '#web/ui/button.tsx'
import { RangeSlider } from '#web/ui/forms/range-slider.tsx'
import { NumbersIn } from '../../parts/numbers-in.tsx'
import type { Trip } from '../../parts/sound-trip.ts'
import { type CarFilters, hasPrice, priced } from '../car-filters.ts'
import { priceText } from '../price-text.ts'
import { resultsMessages } from '../results-messages.ts'
import { filterMessages } from './filter-messages.ts'
import { PriceField } from './price-fields.tsx'
import { isWithin, limitAt, type Prices, type PriceTrouble, sliderOf } from './price-limits.ts'

type PriceSectionProps = {
  filters: CarFilters
  onFilters: (filters: CarFilters) => void
  trip: Trip
  miles: number
  /** Of the free cars; undefined while they are counted, and where there are none. */
  prices: Prices | undefined
  /** Why no car is left. */
  trouble: PriceTrouble | undefined
}

/** What the whole trip may cost: the prices there are as bars, with two thumbs and two fields. */
export function PriceSection(props: PriceSectionProps) {
  const { filters, onFilters, trip, miles, prices, trouble } = props
  const words = { ...useMessages(resultsMessages), ...useMessages(filterMessages) }
  const id = useId()
  const { lowestPrice: lowest, highestPrice: highest } = filters
  const setLowest = (price: number | undefined) => onFilters(priced(filters, price, highest))
  const setHighest = (price: number | undefined) => onFilters(priced(filters, lowest, price))
  const { totalDays } = rentalDuration(trip.start, trip.end)
  const end = trouble && 'setTo' in trouble ? (trouble.kind === 'tooLow' ? 'high' : 'low') : ''
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={`${id}-title`}>{words.wholeTrip}</h3>
        <span className="text-18 font-bold">
          <NumbersIn text={hasPrice(filters) ? priceText(words, filters) : words.anyPrice} />
        </span>
      </div>
      {prices && prices.counts.length > 1 && (
        <div>
          <Bars prices={prices} limits={{ lowest, highest }} />
          <RangeSlider
            {...sliderOf(prices)}
            low={{
              value: lowest ?? 0,
              label: words.lowestPrice,
              text: formatRate(lowest ?? prices.lowest),
            }}
            high={{
              value: highest ?? Infinity,
              label: words.highestPrice,
              text: formatRate(highest ?? prices.highest),
            }}
            onMove={(moved, value) =>
              (moved === 'low' ? setLowest : setHighest)(limitAt(moved, value, prices))
            }
          />
        </div>
      )}
      <div className="price-fields">
        <PriceField
          id={`${id}-low`}
          name="lowestPrice"
          label={words.lowestPrice}
          placeholder={prices && amount(prices.lowest)}
          value={lowest}
          isTaken={(cents) => cents >= 0}
          error={trouble?.kind === 'tooHigh' ? words.noneFrom(formatRate(trouble.at)) : undefined}
          onChange={setLowest}
        />
        <PriceField
          id={`${id}-high`}
          name="highestPrice"
          label={words.highestPrice}
          placeholder={prices && amount(prices.highest)}
          value={highest}
          isTaken={(cents) => cents > 0}
          error={
            trouble?.kind === 'tooLow'
              ? words.noneAt(formatRate(trouble.at))
              : trouble?.kind === 'crossed'
                ? words.crossed
                : undefined
          }
          onChange={setHighest}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-14 text-ink-2">
          <NumbersIn text={words.highestPriceHint(totalDays, formatCount(miles))} />
        </p>
        {trouble && 'setTo' in trouble && (
          <Button
            variant="ghost"
            size="sm"
            className="ml-auto"
            onClick={() => {
              ;(end === 'high' ? setHighest : setLowest)(trouble.setTo)
              document.getElementById(`${id}-${end}`)?.focus()
            }}
          >
            {words.setTo(formatRate(trouble.setTo))}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Without its sign, which stands before the field. */
const amount = (dollars: number) => formatMoney(dollars).slice(1).replace(/\.00$/, '')

type BarsProps = {
  prices: Prices
  limits: { lowest: number | undefined; highest: number | undefined }
}

/** How many cars cost how much; the fields and the button say it in words. */
function Bars({ prices, limits }: BarsProps) {
  const most = Math.max(...prices.counts)
  return (
    <div aria-hidden="true" className="price-bars">
      {prices.counts.map((count, at) => (
        <span
          key={prices.from + at * prices.width}
          className={isWithin(at, prices, limits) ? 'is-within' : undefined}
          style={{ height: `${Math.round((100 * count) / most)}%` }}
        />
      ))}
    </div>
  )
}
