import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { useState } from 'react'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { appointments, scheduleAppointment } from '#protocol/rentals/names.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { SlotPicker } from '#web/ui/dates/slot-picker.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import type { SelectedRental } from '../shown.ts'
import { useAct } from '../use-act.ts'
import { dialogMessages } from './dialog-messages.ts'

type Kind = 'pickup' | 'return' | 'maintenance'
/** As much of a rental as its appointments need, whichever screen has it. */
type MovedRental = Pick<
  Rental,
  'orderId' | 'kind' | 'appointment' | 'returnAppointment' | 'maintenanceAppointment'
> & { calculatorData: Pick<SelectedRental['calculatorData'], 'lines'> | undefined }
type SlotDialogProps = { rental: MovedRental; kind: Kind; onClose: () => void }

/** Which status of docs/wire.md an appointment is sent with. */
const statusOf: Record<Kind, number> = {
  pickup: RentalStatus.notPickedUp,
  return: RentalStatus.returnScheduled,
  maintenance: RentalStatus.maintenanceScheduled,
}

/** Days and times for an appointment; one that was just taken is told, and the choice stays open. */
export function SlotDialog({ rental, kind, onClose }: SlotDialogProps) {
  const words = useMessages(dialogMessages)
  const { orderId: order } = rental
  const has = {
    pickup: rental.appointment,
    return: rental.returnAppointment,
    maintenance: rental.maintenanceAppointment,
  }[kind]
  const [day, setDay] = useState(has && dayOf(has.date))
  const [chosen, setChosen] = useState<string>()
  const asked = kind === 'pickup' && rental.kind === 'swap' ? 'swap' : kind
  const { data, error, isOld, refetch } = useRead(appointments, {
    order,
    kind: asked,
    day,
  })
  const { act, isPending } = useAct(scheduleAppointment)
  const found = data
  const slots = found?.appointments ?? []
  const isFree = slots.some((slot) => slot.appointmentId === chosen && slot.available)
  const send = () => {
    if (chosen === undefined) return
    act({ order, appt: chosen, rentalStatus: statusOf[kind] }, words.kept, onClose)
  }
  return (
    <Dialog
      title={words.slots[kind]}
      isOpen
      onClose={onClose}
      footer={
        <Button
          size="lg"
          full
          busy={isPending}
          disabledReason={isFree ? undefined : words.chooseTime}
          onClick={send}
        >
          {words.keep}
        </Button>
      }
    >
      <div className="grid gap-4">
        {has && (
          <p className="text-ink-2">
            <NumbersIn text={words.now(dayAndTime(has.date, language()))} />
          </p>
        )}
        {found && (
          <SlotPicker
            dayLabel={words.day}
            timeLabel={words.time}
            days={found.days}
            day={day ?? found.day}
            onDay={(next) => {
              setDay(next)
              setChosen(undefined)
            }}
            slots={slots}
            isOld={isOld}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {found && !slots.some((slot) => slot.available) && <p role="status">{words.noSlots}</p>}
        {slots.some((slot) => slot.price > 0) && (
          <p className="text-14 text-ink-2">
            <NumbersIn text={words.evening} />
          </p>
        )}
        {kind === 'pickup' && isEveningPaid(rental) && (
          <p className="text-14 text-ink-2">
            <NumbersIn text={words.eveningPaid} />
          </p>
        )}
        {!found && error && <ReadFailed error={error} onRetry={refetch} />}
        {!found && !error && <Skeleton className="h-60" />}
      </div>
    </Dialog>
  )
}

/** The price of the booking has an evening pickup, which is not given back when it is moved (docs/product/prices.md#fees). */
const isEveningPaid = ({ calculatorData }: MovedRental) =>
  calculatorData?.lines.some(({ code, amount }) => code === 'appointment' && amount > 0)
