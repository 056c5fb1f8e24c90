import { useState } from 'react'
import { parseAppointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { appointments } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { SlotPicker } from '#web/ui/dates/slot-picker.tsx'
import { refundMessages } from './refund-messages.ts'

type ReturnTimeProps = {
  order: string
  appt: string | undefined
  onAppt: (appt: string) => void
  error: string | undefined
}

/** When the car comes back: the slots before the agreed end, which the quote follows. */
export function ReturnTime({ order, appt, onAppt, error }: ReturnTimeProps) {
  const words = useMessages(refundMessages)
  const chosen = parseAppointmentId(appt ?? '')?.wall
  const [day, setDay] = useState(chosen && dayOf(chosen))
  const list = useRead(appointments, { order, kind: 'return', day, early: true })
  const found = list.data
  return (
    <Card aria-label={words.returnTime} className="grid gap-4">
      <h2>{words.returnTime}</h2>
      {found && (
        <SlotPicker
          dayLabel={words.returnDay}
          timeLabel={words.returnHour}
          days={found.days}
          day={day ?? found.day}
          onDay={setDay}
          slots={found.appointments}
          isOld={list.isOld}
          value={appt}
          onChange={onAppt}
          error={error}
        />
      )}
      {!found && list.error && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>{words.slotsFailed}</p>
          <Button variant="secondary" size="sm" onClick={list.refetch}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {!found && !list.error && <Skeleton className="h-60" />}
    </Card>
  )
}
