import type { OverdueCar } from '#protocol/staff/staff/staff-overdue.ts'
import { useMessages } from '#web/core/i18n.ts'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Num } from '#web/ui/num.tsx'
import { ContactLinks } from '../contact-links.tsx'
import { staffMessages } from '../messages.ts'
import { OrderFact } from '../facts.tsx'
import { OpenOrder } from '../order-link.tsx'
import { useWhen } from '../desk/use-when.ts'
import { overdueMessages } from './overdue-messages.ts'

/** Who waits for a late car, what they were offered, and how they are reached (docs/product/search.md#occupancy). */
export function NextRenter({ next }: { next: OverdueCar['next'] }) {
  const words = useMessages(overdueMessages)
  const common = useMessages(staffMessages)
  const when = useWhen()
  return (
    <section aria-label={words.next} className="grid gap-3 border-t border-line pt-4">
      <h3>{words.next}</h3>
      {!next && <p className="text-ink-2">{words.nobody}</p>}
      {next && (
        <>
          <p>{words.waysOut[next.wayOut]}</p>
          <InfoList>
            <InfoItem label={common.renter}>{next.renter}</InfoItem>
            <InfoItem label={words.start}>
              <Num>{when.wall(next.start)}</Num>
            </InfoItem>
            <OrderFact order={next.orderId} />
          </InfoList>
          <div className="flex flex-wrap gap-2">
            <ContactLinks name={next.renter} phone={next.phone} email={next.email} />
            <OpenOrder order={next.orderId} />
          </div>
        </>
      )}
    </section>
  )
}
