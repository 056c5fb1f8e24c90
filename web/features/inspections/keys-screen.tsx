import { RentalStatus } from '#domain/rentals/status.ts'
import { useMessages } from '#web/core/i18n.ts'
import { keysMessages } from './keys-messages.ts'
import { KeysVisit } from './keys-visit.tsx'
import { OrderScreen } from './order-screen.tsx'

/** Serves /keys (docs/product/app.md#routes, docs/product/inspections-and-maintenance.md#engine-damage-fee): arrive, get the keys of an order's car, return them. */
export function KeysScreen() {
  const words = useMessages(keysMessages)
  return (
    <OrderScreen title={words.keys}>
      {({ rental, selected, zone, other, guidelines }) => {
        const first = rental.kind === 'swap' ? other(rental.previousOrderId) : undefined
        return (
          <KeysVisit
            rental={rental}
            money={selected?.rentalStatus === RentalStatus.returned ? selected.money : undefined}
            zone={zone}
            old={first?.rentalStatus === RentalStatus.pickedUp ? first : undefined}
            guidelines={guidelines}
          />
        )
      }}
    </OrderScreen>
  )
}
