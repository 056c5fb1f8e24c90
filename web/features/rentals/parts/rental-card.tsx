import { RentalStatus } from '#domain/rentals/status.ts'
import { formatWallTime } from '#domain/time/format-date.ts'
import { toWall } from '#domain/time/zone.ts'
import type { PickupSlot } from '#protocol/bookings/pickup-slot.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { carName } from '#web/features/cars/parts/car-name.ts'
import { NumbersIn } from '#web/features/cars/parts/numbers-in.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { CarStage } from '#web/ui/media/car-stage.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Num } from '#web/ui/num.tsx'
import { dashboardMessages } from '../messages.ts'
import type { Open, SelectedRental } from '../shown.ts'
import { hasCar, toneOf } from '../status-look.ts'
import { LateCost } from './late-cost.tsx'
import { MainActions } from './main-actions.tsx'
import { StaffRequest } from './staff-request.tsx'
import { TimeLeft } from './time-left.tsx'

type RentalCardProps = { rental: SelectedRental; open: Open }

/** The car, where the rental stands in the server's words, how long it lasts, and what can be done. */
export function RentalCard({ rental, open }: RentalCardProps) {
  const words = useMessages(dashboardMessages)
  const { car, plate, orderId } = rental
  const tone = toneOf(rental)
  return (
    <section
      aria-label={carName(car)}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="md:grid md:grid-cols-[2fr_3fr]">
        <CarStage
          subtype={car.subtypeId}
          colour={car.colour}
          photo={car.photos[0]}
          badges={
            // A neutral badge would be as pale as the sky behind it.
            <Badge tone={tone} className={tone === 'neutral' ? 'bg-surface!' : undefined}>
              {rental.rentalTitle}
            </Badge>
          }
          className="md:flex md:items-end"
        />
        <div className="grid content-center gap-4 p-4 lg:p-6">
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h2>{carName(car)}</h2>
              {plate && <p className="mt-1 font-code text-14 text-ink-2">{words.car(plate)}</p>}
              <p className="font-code text-14 text-ink-2">{words.order(orderId)}</p>
            </div>
            <DaysLeft rental={rental} />
          </div>
          <TimeLeft rental={rental} />
          <p>
            <NumbersIn text={rental.rentalDescription} />
          </p>
        </div>
      </div>
      {/* As wide as the card: beside the car it would stretch the sky above it. */}
      <div className="grid gap-4 px-4 pb-4 md:pt-4 lg:p-6">
        <LateCost rental={rental} />
        {rental.adminMessage && <StaffRequest rental={rental} text={rental.adminMessage} />}
        <KeyBox rental={rental} />
        <Appointments rental={rental} />
        <MainActions rental={rental} open={open} />
      </div>
    </section>
  )
}

function DaysLeft({ rental }: { rental: SelectedRental }) {
  const words = useMessages(dashboardMessages)
  const { daysLeft } = rental
  // Over, or not begun: the steps tell it. Late: the server's words and lines do.
  if (!hasCar(rental) || rental.late) return null
  return (
    <p className="flex-none text-right">
      <Num className="block text-24 leading-tight font-bold">
        {daysLeft === 0 ? words.lastDay : words.daysLeft(Math.abs(daysLeft))}
      </Num>
      <span className="text-14 text-ink-2">
        {daysLeft === 0 ? words.lastDayText : daysLeft < 0 ? words.late : words.left}
      </span>
    </p>
  )
}

function KeyBox({ rental }: { rental: SelectedRental }) {
  const words = useMessages(dashboardMessages)
  const { keyBox, area } = rental
  if (!keyBox) return null
  if (!keyBox.code) {
    return (
      <p className="text-14 text-ink-2">
        <NumbersIn
          text={words.keyBoxOpens(formatWallTime(toWall(new Date(keyBox.opensAt), area.zone)))}
        />
      </p>
    )
  }
  // Before the keys the code stands where the pictures and readings are given (docs/product/rental.md#keys).
  if (!hasCar(rental)) return <p className="text-14 text-ink-2">{words.keyBoxWaits}</p>
  return (
    <Banner tone="ok">
      <p className="text-14">{words.keyBox}</p>
      <p className="text-24 font-bold tracking-widest">{keyBox.code}</p>
    </Banner>
  )
}

function Appointments({ rental }: { rental: SelectedRental }) {
  const words = useMessages(dashboardMessages)
  const { rentalStatus, pickupAddress } = rental
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
  const shown = slots.filter(([, slot]) => slot !== undefined)
  if (shown.length === 0) return null
  return (
    <InfoList>
      {shown.map(([label, slot]) => (
        <InfoItem key={label} label={label}>
          {slot && <Slot slot={slot} isCharged={!isBefore} />}
        </InfoItem>
      ))}
      {pickupAddress && <InfoItem label={words.pickupPlace}>{pickupAddress}</InfoItem>}
    </InfoList>
  )
}

function Slot({ slot, isCharged }: { slot: PickupSlot; isCharged: boolean }) {
  const words = useMessages(dashboardMessages)
  return (
    <>
      <Num>{formatWallTime(slot.date)}</Num>
      {slot.price > 0 && isCharged && (
        <span className="block text-14 font-normal text-ink-2">
          <NumbersIn text={words.evening(formatMoney(slot.price))} />
        </span>
      )}
    </>
  )
}
