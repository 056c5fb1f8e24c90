import { useState } from 'react'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { SlotPicker } from '#web/ui/dates/slot-picker.tsx'
import { bookingMessages } from '../messages.ts'
import { nearestSlots } from '../usual-slot.ts'

type PickupSlotsProps = {
  /** Those of all days around the start. */
  slots: readonly PickupSlot[]
  /** YYYY-MM-DDTHH:mm */
  start: string | undefined
  /** The chosen appointmentId. */
  value: string | undefined
  error: string | undefined
  onChange: (appointmentId: string) => void
}

/** The pickup times around the start of a trip: the four nearest, the others on request. */
export function PickupSlots({ slots, start, value, error, onChange }: PickupSlotsProps) {
  const words = useMessages(bookingMessages)
  const [isAll, setAll] = useState(false)
  const [openDay, setOpenDay] = useState<string>()
  const near = start ? nearestSlots(slots, start, value) : slots
  const shown = isAll ? slots : near
  const chosen = slots.find((slot) => slot.appointmentId === value)
  const days = [...new Set(shown.map((slot) => dayOf(slot.date)))]
  const day = days.find((each) => each === openDay) ?? (chosen ? dayOf(chosen.date) : days[0])
  return (
    <>
      <div className="flex flex-wrap items-center justify-between">
        <h2 className="text-18">{words.pickup}</h2>
        {near.length < slots.length && !isAll && (
          <Button variant="ghost" size="sm" className="-my-2 -mr-3" onClick={() => setAll(true)}>
            {words.moreTimes}
          </Button>
        )}
      </div>
      <SlotPicker
        dayLabel={words.pickupDay}
        timeLabel={words.pickupTime}
        days={days}
        hidesOnlyDay
        day={day}
        onDay={setOpenDay}
        slots={shown.filter((slot) => dayOf(slot.date) === day)}
        value={value}
        onChange={onChange}
        error={error}
      />
    </>
  )
}
