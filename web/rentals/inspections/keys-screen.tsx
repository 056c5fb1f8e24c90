import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { useMessages } from '#web/core/i18n.ts'
import { keysMessages } from './keys-messages.ts'
import { KeysVisit } from './keys-visit.tsx'
import type { SelectedRental } from '#web/rentals/rentals/shown.ts'
import { OrderScreen } from './order-screen.tsx'
import type { KnownMoney } from './steps/last-look.tsx'

/** Serves /keys (docs/product/app.md#routes, docs/product/inspections-and-maintenance.md#engine-damage-fee): arrive, get the keys of an order's car, return them. */
export function KeysScreen() {
  const words = useMessages(keysMessages)
  return (
    <OrderScreen title={words.keys}>
      {({ rental, selected, readAt, zone, firstName, other, guidelines }) => {
        const first = rental.kind === 'swap' ? other(rental.previousOrderId) : undefined
        return (
          <KeysVisit
            rental={rental}
            money={selected?.rentalStatus === RentalStatus.returned ? selected.money : undefined}
            known={selected && knownMoney(selected, readAt)}
            zone={zone}
            firstName={firstName}
            old={first?.rentalStatus === RentalStatus.pickedUp ? first : undefined}
            guidelines={guidelines}
          />
        )
      }}
    </OrderScreen>
  )
}

/** What this device can compute a return from; undefined while the car is not out. */
function knownMoney(selected: SelectedRental, readAt: number): KnownMoney | undefined {
  const { open, bill, now, area, offers } = selected
  if (!open || !bill) return undefined
  return {
    open,
    rent: bill.rent,
    zone: area.zone,
    now,
    readAt,
    hasDiscount: offers.items.some(
      ({ kind, status }) =>
        (kind === 'earlyReturn' || kind === 'discount') && status === 'accepted',
    ),
  }
}
