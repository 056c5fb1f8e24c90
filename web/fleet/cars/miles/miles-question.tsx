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
import { Slider } from '#web/ui/forms/slider.tsx'
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

type MilesQuestionProps = {
  totalDays: number
  /** In one line on a desk: question, slider, miles; without its stops. */
  isSlim?: boolean
  className?: string
}

/** How far somebody means to drive: a slider of the trip's miles, whose stops are a pace a month. The answer is kept on the device. */
export function MilesQuestion({ totalDays, isSlim, className }: MilesQuestionProps) {
  const words = useMessages(milesMessages)
  const id = useId()
  const miles = useTripMiles(totalDays)
  const scale = mileScale(totalDays)
  const shown = formatCount(miles)
  const monthly = formatCount(milesAMonth(miles, totalDays))
  return (
    <div className={cx(isSlim && 'lg:flex lg:items-center lg:gap-4', className)}>
      <div
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-3',
          isSlim && 'lg:contents',
        )}
      >
        <label htmlFor={id} className={cx('font-bold', isSlim && 'lg:flex-none')}>
          {words.question}
        </label>
        <Num className={cx('text-18 font-bold whitespace-nowrap', isSlim && 'lg:order-1')}>
          {words.miles(shown)}
        </Num>
      </div>
      <Slider
        id={id}
        min={0}
        max={scale.last}
        value={placeOf(miles, scale)}
        aria-valuetext={words.value(shown, totalDays, monthly)}
        onChange={({ target }) => keepTripMiles(scale.milesAt(Number(target.value)), totalDays)}
        className={cx('-mt-2', isSlim && 'lg:m-0 lg:h-11')}
      />
      <div className={cx('flex flex-wrap gap-2', isSlim && 'lg:hidden')}>
        {paces.map((pace) => {
          const its = milesAtPace(pace, totalDays)
          return (
            <button
              key={pace}
              type="button"
              aria-pressed={miles === its}
              onClick={() => keepTripMiles(its, totalDays)}
              className={cx('min-h-11 flex-1 text-14 leading-tight', sides[pace])}
            >
              <span className={cx('block', miles === its && 'font-bold text-primary')}>
                {words.paces[pace]}
              </span>
              <Num className="text-ink-2">{words.miles(formatCount(its))}</Num>
            </button>
          )
        })}
      </div>
    </div>
  )
}
