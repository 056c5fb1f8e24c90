import { dayAndTime } from '#domain/core/time/format-date.ts'
import { extensionOpens } from '#domain/money/orders/extension-opens.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Code } from '#web/ui/code.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { type ActionName, allowed } from '../action-looks.ts'
import { dashboardMessages } from '../messages.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { KeyBox } from '../parts/key-box.tsx'
import type { Open, SelectedRental } from '../shown.ts'

type TimesProps = { rental: SelectedRental; open: Open }

/** From when to when, the appointments, the key box; and to change, to cancel. */
export function Times({ rental, open }: TimesProps) {
  const words = useMessages(dashboardMessages)
  const lang = useLanguage()
  const { rentalStatus, pickupAddress, dates, plate, orderId: order } = rental
  const isBefore = rentalStatus === RentalStatus.notPickedUp || rental.arrivedFor === 'pickup'
  const slots: [string, PickupSlot | undefined][] = [
    [words.pickupAt, isBefore ? rental.appointment : undefined],
    [words.returnAt, rental.returnAppointment],
    [
      words.maintenanceAt,
      rentalStatus === RentalStatus.maintenanceScheduled
        ? rental.maintenanceAppointment
        : undefined,
    ],
  ]
  return (
    <div className="grid gap-4">
      <InfoList>
        <InfoItem label={words.starts}>
          <NumbersIn text={dayAndTime(dates.start, lang)} />
        </InfoItem>
        <InfoItem label={words.ends}>
          <NumbersIn text={dayAndTime(dates.end, lang)} />
        </InfoItem>
        {slots.map(
          ([label, slot]) =>
            slot && (
              <InfoItem key={label} label={label}>
                <NumbersIn text={dayAndTime(slot.date, lang)} />
                {slot.price > 0 && !isBefore && (
                  <span className="block text-14 font-normal text-ink-2">
                    <NumbersIn text={words.evening(formatMoney(slot.price))} />
                  </span>
                )}
              </InfoItem>
            ),
        )}
        {pickupAddress && <InfoItem label={words.pickupPlace}>{pickupAddress}</InfoItem>}
        {plate && (
          <InfoItem label={words.plate}>
            <Code>{plate}</Code>
          </InfoItem>
        )}
      </InfoList>
      <KeyBox rental={rental} />
      <Extending rental={rental} />
      <div className="grid gap-2">
        {allowed(
          rental,
          'acceptAppointment',
          'scheduleReturn',
          'scheduleMaintenance',
          'submitMaintenance',
          'setStatusToVehiclePickUp',
        ).map((action) => (
          <ActionButton
            key={action}
            action={action}
            order={order}
            open={open}
            variant="secondary"
            full
          >
            {words.actions[labelOf(action, rentalStatus)]}
          </ActionButton>
        ))}
        {/* A booking has its own row for that. */}
        {allowed(rental, ...(rental.kind === 'start' ? [] : ['cancelContract' as const])).map(
          (action) => (
            <ActionButton
              key={action}
              action={action}
              order={order}
              open={open}
              variant="ghost"
              size="sm"
            >
              {words.actions[cancelNameOf(rental.kind)]}
            </ActionButton>
          ),
        )}
      </div>
    </div>
  )
}

/** From when on more days can be had, and what they cost when the end is over. */
function Extending({ rental }: { rental: SelectedRental }) {
  const words = useMessages(dashboardMessages)
  const lang = useLanguage()
  if (rental.rentalStatus !== RentalStatus.pickedUp) return null
  const mayExtend = rental.allowedActions.includes('extendCar')
  const inTime = mayExtend
    ? words.extendNow
    : words.extendLater(dayAndTime(extensionOpens(rental.dates.end), lang))
  return <p className="text-14 text-ink-2">{rental.late ? words.extendLate : inTime}</p>
}

/** An appointment that is there already is moved, not made. */
function labelOf(action: ActionName, status: number | undefined) {
  if (action === 'scheduleReturn' && status === RentalStatus.returnScheduled) return 'moveReturn'
  if (action === 'scheduleMaintenance' && status === RentalStatus.maintenanceScheduled)
    return 'moveMaintenance'
  return action
}

const cancelNameOf = (kind: SelectedRental['kind']) =>
  kind === 'swap' ? 'cancelSwap' : 'cancelExtension'
