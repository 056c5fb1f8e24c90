import type { OverdueCar } from '#protocol/staff/staff/staff-overdue.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Code } from '#web/ui/code.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { ContactLinks } from '../contact-links.tsx'
import { staffMessages } from '../messages.ts'
import { StaffCard } from '../staff-card.tsx'
import { useWhen } from '../desk/use-when.ts'
import { OrderFact } from '../facts.tsx'
import { OpenOrder } from '../order-link.tsx'
import { NextRenter } from './next-renter.tsx'
import { overdueMessages } from './overdue-messages.ts'

/** One late car: since when, what it costs, how its renter is reached, and who waits for it. */
export function OverdueCard({ late }: { late: OverdueCar }) {
  const words = useMessages(overdueMessages)
  const common = useMessages(staffMessages)
  const when = useWhen()
  const { orderId, car, plate, area, renter, email, phone, lateDays, openHelp } = late
  return (
    <StaffCard
      about={`${car}, ${renter}`}
      title={car}
      badges={<Badge tone="danger">{words.late(lateDays)}</Badge>}
    >
      <p>
        <Code>{plate}</Code> · {area}
      </p>
      <InfoList>
        <InfoItem label={words.end}>
          <Num>{when.wall(late.end)}</Num>
        </InfoItem>
        <InfoItem label={words.since}>
          <Num>{when.wall(late.since)}</Num>
        </InfoItem>
        <InfoItem label={words.cost}>
          <Money dollars={late.cost} />
          <span className="block font-normal">
            {Math.round(lateDays * late.dayPrice * 100) === Math.round(late.cost * 100)
              ? words.costRule(lateDays, formatMoney(late.dayPrice))
              : words.costBySeasons(lateDays)}
          </span>
        </InfoItem>
        <InfoItem label={words.returnVisit}>
          {late.appointment ? when.wall(late.appointment) : words.noVisit}
        </InfoItem>
        <InfoItem label={common.renter}>{renter}</InfoItem>
        <OrderFact order={orderId} />
      </InfoList>
      <div className="flex flex-wrap gap-2">
        <ContactLinks name={renter} phone={phone} email={email} />
        <OpenOrder order={orderId} />
        {openHelp > 0 && (
          <LinkButton to={routes.staff} search={{ view: 'help' }} variant="secondary" size="sm">
            {words.openHelp(openHelp)}
          </LinkButton>
        )}
      </div>
      <NextRenter next={late.next} />
    </StaffCard>
  )
}
