import type { Visit } from '#protocol/staff/staff/staff-today.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Code } from '#web/ui/code.tsx'
import { Num } from '#web/ui/num.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { RentalActions } from '../actions/rental-actions.tsx'
import { ContactLinks } from '../contact-links.tsx'
import { useWhen } from '../desk/use-when.ts'
import { staffMessages } from '../messages.ts'
import { OrderLink } from '../order-link.tsx'
import { StaffCard } from '../staff-card.tsx'
import { todayMessages } from './today-messages.ts'

/** One visit: when, who, which car, the booking, and what can be done about it. */
export function VisitCard({ visit }: { visit: Visit }) {
  const words = useMessages(todayMessages)
  const own = useMessages(staffMessages)
  const when = useWhen()
  const { at, car, plate, area, renter, phone, orderId, number, kind, rentalStatus } = visit
  return (
    <StaffCard about={renter} title={renter}>
      <p className="flex flex-wrap gap-2">
        <ContactLinks name={renter} phone={phone} />
      </p>
      <InfoList>
        <InfoItem label={words.kinds[kind]}>
          {when.wall(at)}, {area}
        </InfoItem>
        <InfoItem label={own.order}>
          <Num>{number}</Num> <OrderLink order={orderId} />
        </InfoItem>
        <InfoItem label={car}>
          <Code>{plate}</Code>
        </InfoItem>
      </InfoList>
      <RentalActions order={orderId} rentalStatus={rentalStatus} about={renter} />
    </StaffCard>
  )
}
