import { useEffect, useRef } from 'react'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { type DateLimits, timesOn } from './date-limits.ts'
import { dateMessages } from './date-messages.ts'

type TimeSlotListProps = {
  /** YYYY-MM-DDTHH:mm */
  value: string
  limits: DateLimits
  onChange: (moment: string) => void
}

/** Every 30 minutes of the chosen day; slots outside the limits are disabled (docs/product/app.md#dates). */
export function TimeSlotList({ value, limits, onChange }: TimeSlotListProps) {
  const words = useMessages(dateMessages)
  const list = useRef<HTMLFieldSetElement>(null)
  const day = dayOf(value)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (list.current && chosen)
      list.current.scrollTop = chosen.offsetTop - list.current.offsetTop - 52
  }, [])
  return (
    <fieldset
      ref={list}
      aria-label={words.time}
      className="grid max-h-39 grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2 overflow-auto p-1"
    >
      {timesOn(day, limits).map(({ time, disabled }) => (
        <button
          key={time}
          type="button"
          disabled={disabled}
          aria-pressed={time === timeOf(value)}
          onClick={() => onChange(`${day}T${time}`)}
          className="min-h-11 rounded-slot border-[1.5px] border-line-strong bg-surface font-display font-medium tabular-nums disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-2 disabled:line-through aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-bold aria-pressed:text-on-primary"
        >
          {time}
        </button>
      ))}
    </fieldset>
  )
}
