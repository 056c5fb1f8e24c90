import { useId } from 'react'
import { monthNames, weekdayNames } from '#domain/core/time/month-names.ts'
import { daysBetween, timeOf } from '#domain/core/time/wall-time.ts'
import { useLanguage } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { FieldNote } from '../forms/field-frame.tsx'
import { Num } from '../num.tsx'

const tile =
  'relative grid min-h-11 cursor-pointer place-items-center rounded-control border-[1.5px] border-line-strong bg-surface px-2.5 text-center leading-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-sunken has-disabled:text-ink-2'

type Slot = {
  appointmentId: string
  /** YYYY-MM-DDTHH:mm */
  date: string
  /** Dollars. */
  price: number
  available: boolean
  /** Why it cannot be taken. */
  reason?: string | undefined
}

type SlotPickerProps = {
  /** What the two groups of choices are called, such as «Pickup day» and «Pickup time». */
  dayLabel: string
  timeLabel: string
  /** YYYY-MM-DD */
  days: readonly string[]
  /** A day alone is not asked for. */
  hidesOnlyDay?: boolean
  day: string | undefined
  onDay: (day: string) => void
  /** Those of the day. */
  slots: readonly Slot[]
  /** They are still those of the day before: none can be chosen until the day's own are there. */
  isOld?: boolean
  /** The chosen appointmentId. */
  value: string | undefined
  onChange: (appointmentId: string) => void
  error?: string | undefined
}

/** Day tiles in a row, then the slots of the day; the price where it is not free, past and full ones with the reason (docs/design.md#components). */
export function SlotPicker(props: SlotPickerProps) {
  const {
    dayLabel,
    timeLabel,
    days,
    hidesOnlyDay,
    day,
    onDay,
    slots,
    isOld,
    value,
    onChange,
    error,
  } = props
  const id = useId()
  const reasons = [...new Set(slots.flatMap((slot) => slot.reason ?? []))]
  return (
    <div className="grid gap-4">
      {!(hidesOnlyDay && days.length === 1) && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{dayLabel}</legend>
          <div className="-mx-1 flex gap-2 overflow-x-auto p-1">
            {days.map((each) => (
              <label key={each} className={`${tile} min-w-16 flex-none py-2`}>
                <input
                  type="radio"
                  name={`${id}-day`}
                  checked={each === day}
                  onChange={() => onDay(each)}
                  className="sr-only"
                />
                <DayTile day={each} />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset
        className="min-w-0"
        disabled={isOld}
        aria-busy={isOld || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <legend className="sr-only">{timeLabel}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
          {slots.map((slot) => (
            <label key={slot.appointmentId} className={tile}>
              <input
                type="radio"
                name={`${id}-time`}
                checked={slot.appointmentId === value}
                disabled={!slot.available}
                onChange={() => onChange(slot.appointmentId)}
                className="sr-only"
              />
              <span className="py-1.5">
                <Num className={slot.available ? 'block font-bold' : 'block line-through'}>
                  {timeOf(slot.date)}
                </Num>
                {slot.price > 0 && <Num className="block text-14">+{formatRate(slot.price)}</Num>}
                {slot.reason && <span className="sr-only">, {slot.reason}</span>}
              </span>
            </label>
          ))}
        </div>
        {reasons.length > 0 && (
          <p className="mt-2 text-14 text-ink-2" aria-hidden="true">
            {reasons.join(' ')}
          </p>
        )}
        <FieldNote id={id} error={error} />
      </fieldset>
    </div>
  )
}

function DayTile({ day }: { day: string }) {
  const lang = useLanguage()
  const [, month, date] = day.split('-').map(Number)
  // 4 January 1970 was a Sunday.
  const weekday = weekdayNames[lang][((daysBetween('1970-01-04', day) % 7) + 7) % 7]
  return (
    <span>
      <span className="block text-14">{weekday?.slice(0, 3)}</span>
      <Num className="block text-20 font-bold">{date}</Num>
      <span className="block text-14">{monthNames[lang][(month ?? 1) - 1]?.slice(0, 3)}</span>
    </span>
  )
}
