import { useMessages } from '#web/core/i18n.ts'
import { InfoItem } from '#web/ui/layout/info-item.tsx'
import { staffMessages } from './messages.ts'
import { OrderLink } from './order-link.tsx'

/** Who rents, and where mail reaches them. */
export function RenterFact({ renter, email }: { renter: string; email: string }) {
  const words = useMessages(staffMessages)
  return (
    <InfoItem label={words.renter}>
      {renter}
      <span className="block font-normal break-all">{email}</span>
    </InfoItem>
  )
}

/** The order that it is about. */
export function OrderFact({ order }: { order: string }) {
  const words = useMessages(staffMessages)
  return (
    <InfoItem label={words.order}>
      <OrderLink order={order} />
    </InfoItem>
  )
}
