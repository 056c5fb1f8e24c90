import { useState } from 'react'
import { dayOf } from '#domain/time/wall-time.ts'
import type { PickupSlot } from '#protocol/bookings/pickup-slot.ts'
import { useMessages } from '#web/core/i18n.ts'
import { SlotPicker } from '#web/ui/dates/slot-picker.tsx'
import { bookingMessages } from '../messages.ts'

type PickupSlotsProps = {
  /** Those of all days around the start. */
  slots: readonly PickupSlot[]
  /** The chosen appointmentId. */
  value: string | undefined
  error: string | undefined
  onChange: (appointmentId: string) => void
}

/** The pickup times around the start of a trip. */
export function PickupSlots({ slots, value, error, onChange }: PickupSlotsProps) {
  const words = useMessages(bookingMessages)
  const chosen = slots.find((slot) => slot.appointmentId === value)
  const days = [...new Set(slots.map((slot) => dayOf(slot.date)))]
  const [openDay, setOpenDay] = useState<string>()
  const day = days.find((each) => each === openDay) ?? (chosen ? dayOf(chosen.date) : days[0])
  return (
    <SlotPicker
      dayLabel={words.pickupDay}
      timeLabel={words.pickupTime}
      days={days}
      day={day}
      onDay={setOpenDay}
      slots={slots.filter((slot) => dayOf(slot.date) === day)}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
