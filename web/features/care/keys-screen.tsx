import { useMessages } from '#web/core/i18n.ts'
import { keysMessages } from './keys-messages.ts'
import { KeysVisit } from './keys-visit.tsx'
import { OrderScreen } from './order-screen.tsx'

/** Serves /keys (SEED.md 2.1, PRODUCT.md 6): arrive, get the keys of an order's car, return them. */
export function KeysScreen() {
  const words = useMessages(keysMessages)
  return (
    <OrderScreen title={words.get}>
      {({ rental, selected, zone, other, guidelines }) => {
        const first = rental.kind === 'swap' ? other(rental.previousOrderId) : undefined
        return (
          <KeysVisit
            rental={rental}
            money={selected?.rentalStatus === 88 ? selected.money : undefined}
            zone={zone}
            old={first?.rentalStatus === 86 ? first : undefined}
            guidelines={guidelines}
          />
        )
      }}
    </OrderScreen>
  )
}
