import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { useState } from 'react'
import { appointments, scheduleAppointment } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { SlotPicker } from '#web/ui/dates/slot-picker.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { maintenanceMessages } from '../messages.ts'

/** `rentalStatus` of a maintenance appointment (docs/product/rental.md#states). */
const maintenance = RentalStatus.maintenanceScheduled

type ScheduleVisitProps = {
  order: string
  /** The time is being changed: there is one already. */
  onCancel?: () => void
  onBooked: () => void
}

/** The times of the next 2 to 3 days; those that cannot be had say why (docs/product/inspections-and-maintenance.md#maintenance-items, docs/product/search.md#slots). */
export function ScheduleVisit({ order, onCancel, onBooked }: ScheduleVisitProps) {
  const words = useMessages(maintenanceMessages)
  const [day, setDay] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const list = useRead(appointments, { order, kind: 'maintenance', day })
  const { mutate, isPending, refused } = useSend(scheduleAppointment)
  const answer = list.data
  const slots = answer?.appointments ?? []
  const isOld = list.isOld
  const slot = isOld ? undefined : slots.find(({ appointmentId }) => appointmentId === chosen)
  const book = () => {
    if (!slot) return
    mutate(
      { order, appt: slot.appointmentId, rentalStatus: maintenance },
      {
        onSuccess: ({ status }) => status === 1 && onBooked(),
        // Somebody else may have had the time: what is free is read anew.
        onSettled: list.refetch,
      },
    )
  }
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2>{words.schedule}</h2>
        <p className="text-ink-2">{words.scheduleText}</p>
      </div>
      {answer ? (
        <SlotPicker
          dayLabel={words.day}
          timeLabel={words.time}
          days={answer.days}
          day={day ?? answer.day}
          onDay={setDay}
          slots={slots}
          isOld={isOld}
          value={slot?.available ? chosen : undefined}
          onChange={setChosen}
        />
      ) : list.error ? (
        <ReadFailed error={list.error} onRetry={list.refetch} />
      ) : (
        <Skeleton className="h-60" />
      )}
      {answer && slots.length === 0 && <p>{words.noSlots}</p>}
      <p className="text-14 text-ink-2">{words.evening}</p>
      {refused !== undefined && (
        <Banner tone="warn" role="alert">
          {refused}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          busy={isPending}
          disabledReason={slot?.available ? undefined : words.chooseFirst}
          onClick={book}
        >
          {words.book}
        </Button>
        {onCancel && (
          <Button variant="secondary" size="lg" onClick={onCancel}>
            {words.keep}
          </Button>
        )}
      </div>
    </Card>
  )
}
