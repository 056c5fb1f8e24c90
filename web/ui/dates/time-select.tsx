import { timeSlots } from '#domain/core/time/time-slots.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { Select } from '../forms/select.tsx'
import type { DateLimits } from './date-limits.ts'

type TimeSelectProps = {
  label: string
  /** YYYY-MM-DDTHH:mm */
  value: string
  limits: DateLimits
  onChange: (moment: string) => void
}

/** The time of one end of a trip: every 30 minutes, those outside the limits disabled (docs/product/app.md#dates). */
export function TimeSelect({ label, value, limits, onChange }: TimeSelectProps) {
  const day = dayOf(value)
  return (
    <Select
      label={label}
      items={timeSlots({ day, ...limits }).map(({ time, disabled }) => ({
        id: time,
        name: time,
        disabled,
      }))}
      value={timeOf(value)}
      onChange={({ target }) => onChange(`${day}T${target.value}`)}
    />
  )
}
