import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Slider } from '#web/ui/forms/slider.tsx'

type DaySliderProps = {
  label: string
  /** Days from the agreed end, or from whichever day the screen counts. */
  min: number
  max: number
  value: number
  /** The day as it is read out, with what it means. */
  said: string
  onChange: (days: number) => void
  /** Under both of its ends. */
  ticks: readonly [string, string]
}

/** When a rental ends, on one slider: kept longer, brought back early, or only asked about (docs/product/money.md#what-if). */
export function DaySlider({ label, min, max, value, said, onChange, ticks }: DaySliderProps) {
  return (
    <div>
      <Slider
        aria-label={label}
        aria-valuetext={said}
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="-my-1"
      />
      <div
        aria-hidden="true"
        className="flex justify-between gap-3 text-14 leading-tight text-ink-2"
      >
        <span>
          <NumbersIn text={ticks[0]} />
        </span>
        <span className="text-right">
          <NumbersIn text={ticks[1]} />
        </span>
      </div>
    </div>
  )
}
