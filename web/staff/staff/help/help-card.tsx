import { Phone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { StaffHelpItem } from '#protocol/help/help/staff-help.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { telLink } from '#domain/core/text/phone.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { RequestItem } from '#web/help/help/parts/request-item.tsx'
import { Code } from '#web/ui/code.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { OrderFact, RenterFact } from '../facts.tsx'
import { OwnNote } from '../own-note.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useWhen } from '../desk/use-when.ts'
import { HelpAnswer } from './help-answer.tsx'
import { staffHelpMessages } from './staff-help-messages.ts'

const MessageThread = lazy(async () => ({
  default: (await loadOrReload(() => import('#web/help/help/message-thread.tsx'))).MessageThread,
}))

/** One request with who needs help and where, its thread, and a field to answer. */
export function HelpCard({ request }: { request: StaffHelpItem }) {
  const words = useMessages(staffHelpMessages)
  const when = useWhen()
  const [isOpen, setOpen] = useState(false)
  const shown = useShownPhone(request.phone)
  const { number, renter, email, phone, car, plate, orderId } = request
  return (
    <StaffCard about={`${number}, ${renter}`} title={number}>
      <RequestItem request={request} heading="h3" at={when.wall(request.at)} />
      <InfoList>
        <RenterFact renter={renter} email={email} />
        <InfoItem label={words.plate}>
          <Code>{plate}</Code>
          <span className="block font-normal">{car}</span>
        </InfoItem>
        <OrderFact order={orderId} />
      </InfoList>
      <div className="flex flex-wrap gap-2">
        {phone && (
          <a href={telLink(phone)} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
            <Phone aria-hidden="true" size={18} />
            {words.call(shown)}
          </a>
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.closeThread : words.thread}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <MessageThread order={orderId} side="staff" />
        </Suspense>
      )}
      {request.own ? <OwnNote /> : <HelpAnswer request={request} />}
    </StaffCard>
  )
}
