import { ChevronDown } from 'lucide-react'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { type DateLimits, timesOn } from './date-limits.ts'

type TimeSelectProps = {
  label: string
  /** YYYY-MM-DDTHH:mm */
  value: string
  limits: DateLimits
  onChange: (moment: string) => void
}

/** The time of one end of a trip: every 30 minutes of the opening hours, those outside the limits disabled (docs/product/app.md#dates). */
export function TimeSelect({ label, value, limits, onChange }: TimeSelectProps) {
  const day = dayOf(value)
  const time = timeOf(value)
  const times = timesOn(day, limits)
  // A time that came along from elsewhere stands there until another one is chosen.
  const all = times.some((each) => each.time === time)
    ? times
    : [{ time, disabled: true }, ...times]
  return (
    <label className="date-time">
      <span className="text-14 text-ink-2">{label}</span>
      <select
        value={time}
        onChange={({ target }) => onChange(`${day}T${target.value}`)}
        className="min-h-12 min-w-0 flex-1 appearance-none bg-transparent pr-9 text-right font-bold tabular-nums"
      >
        {all.map((each) => (
          <option
            key={each.time}
            value={each.time}
            disabled={each.disabled}
            className="bg-surface text-ink"
          >
            {each.time}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" size={20} className="pointer-events-none absolute right-3" />
    </label>
  )
}
