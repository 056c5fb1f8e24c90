import { useState } from 'react'
import { monthNames, weekdayNames } from '#domain/time/month-names.ts'
import { dayOf, daysBetween, timeOf } from '#domain/time/wall-time.ts'
import type { PickupSlot } from '#protocol/bookings/pickup-slot.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { FieldNote } from '#web/ui/field-frame.tsx'
import { Num } from '#web/ui/num.tsx'
import { bookingMessages } from '../messages.ts'

const tile =
  'grid min-h-11 cursor-pointer place-items-center rounded-control border-[1.5px] border-line-strong bg-surface px-2.5 text-center leading-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-sunken has-disabled:text-ink-2'

type PickupSlotsProps = {
  slots: readonly PickupSlot[]
  /** The chosen appointmentId. */
  value: string | undefined
  error: string | undefined
  onChange: (appointmentId: string) => void
}

/** Day tiles in a row, then the slots of the day; the price where it is not free (DESIGN.md 4). */
export function PickupSlots({ slots, value, error, onChange }: PickupSlotsProps) {
  const words = useMessages(bookingMessages)
  const chosen = slots.find((slot) => slot.appointmentId === value)
  const days = [...new Set(slots.map((slot) => dayOf(slot.date)))]
  const [openDay, setOpenDay] = useState<string>()
  const day = days.find((each) => each === openDay) ?? (chosen ? dayOf(chosen.date) : days[0])
  const ofDay = slots.filter((slot) => dayOf(slot.date) === day)
  const reasons = [...new Set(ofDay.flatMap((slot) => slot.reason ?? []))]
  return (
    <div className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.pickupDay}</legend>
        <div className="flex gap-2 overflow-x-auto p-1">
          {days.map((each) => (
            <label key={each} className={`${tile} min-w-16 flex-none py-2`}>
              <input
                type="radio"
                name="pickup-day"
                checked={each === day}
                onChange={() => setOpenDay(each)}
                className="sr-only"
              />
              <DayTile day={each} />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0" aria-describedby={error ? 'pickup-time-error' : undefined}>
        <legend className="sr-only">{words.pickupTime}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {ofDay.map((slot) => (
            <label key={slot.appointmentId} className={tile}>
              <input
                type="radio"
                name="pickup-time"
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
        <FieldNote id="pickup-time" error={error} />
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
