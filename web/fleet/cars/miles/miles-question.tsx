import { useId } from 'react'
import {
  milePaces,
  type MilePace,
  milesAMonth,
  milesAtPace,
} from '#domain/fleet/pricing/mile-paces.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { cx } from '#web/ui/cx.ts'
import { Num } from '#web/ui/num.tsx'
import { keepTripMiles, useTripMiles } from './kept-miles.ts'
import { mileScale, placeOf } from './mile-scale.ts'
import { milesMessages } from './miles-messages.ts'

const paces = Object.keys(milePaces) as MilePace[]
const sides: Record<MilePace, string> = {
  weekends: 'text-left',
  commute: 'text-center',
  rideshare: 'text-right',
}

/** How far somebody means to drive: a slider of the trip's miles, whose stops are a pace a month. The answer is kept on the device. */
export function MilesQuestion({ totalDays, className }: { totalDays: number; className?: string }) {
  const words = useMessages(milesMessages)
  const id = useId()
  const miles = useTripMiles(totalDays)
  const scale = mileScale(totalDays)
  const shown = formatCount(miles)
  const monthly = formatCount(milesAMonth(miles, totalDays))
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-bold">
          {words.question}
        </label>
        <Num className="text-18 font-bold whitespace-nowrap">{words.miles(shown)}</Num>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={scale.last}
        value={placeOf(miles, scale)}
        aria-valuetext={words.value(shown, totalDays, monthly)}
        onChange={({ target }) => keepTripMiles(scale.milesAt(Number(target.value)), totalDays)}
        className="block h-8 w-full accent-primary"
      />
      <div className="grid grid-cols-3 gap-2">
        {paces.map((pace) => {
          const its = milesAtPace(pace, totalDays)
          return (
            <button
              key={pace}
              type="button"
              aria-pressed={miles === its}
              onClick={() => keepTripMiles(its, totalDays)}
              className={cx('min-h-11 text-14 leading-tight', sides[pace])}
            >
              <span className={cx('block', miles === its && 'font-bold text-primary')}>
                {words.paces[pace]}
              </span>
              <Num className="text-ink-2">{words.monthly(formatCount(milePaces[pace]))}</Num>
            </button>
          )
        })}
      </div>
    </div>
  )
}
