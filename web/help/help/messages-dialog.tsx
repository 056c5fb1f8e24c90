import { Phone } from 'lucide-react'
import { telLink } from '#domain/core/text/phone.ts'
import { productName } from '#protocol/core/company-facts.ts'
import { company } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { dashboardMessages } from '#web/rentals/rentals/messages.ts'
import type { SelectedRental } from '#web/rentals/rentals/shown.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { chatMessages } from './chat/chat-messages.ts'
import { Proposals } from './chat/proposals.tsx'
import { MessageThread } from './message-thread.tsx'

type MessagesDialogProps = { rental: SelectedRental; onClose: () => void }

/** The chat of a rental with the company: the whole screen of a phone, a panel elsewhere (docs/product/help-and-claims.md#messages). */
export function MessagesDialog({ rental, onClose }: MessagesDialogProps) {
  const words = useMessages(dashboardMessages)
  const { name } = company()
  return (
    <Dialog
      title={
        <>
          <span className="sr-only">{words.messages}: </span>
          {name} {rental.area.name}
        </>
      }
      isOpen
      onClose={onClose}
      full
      bare
      width="side"
      lead={<CompanyMark />}
      actions={<CallLink />}
    >
      <MessageThread
        order={rental.orderId}
        side="renter"
        full
        proposals={<Proposals rental={rental} />}
      />
    </Dialog>
  )
}

/** The company's logo; of the program's own name its mark. */
function CompanyMark() {
  const { name, logo } = company()
  const source = logo ?? (name === productName ? '/favicon.svg' : undefined)
  return source && <img src={source} alt="" className="size-11 flex-none object-contain" />
}

/** Calls the company, where it says a number. */
function CallLink() {
  const says = useMessages(chatMessages)
  const { phone } = company()
  const shown = useShownPhone(phone)
  if (!phone) return null
  return (
    <a
      href={telLink(phone)}
      aria-label={says.call(shown)}
      className="inline-grid size-11 flex-none place-items-center rounded-full text-current hover:bg-sunken"
    >
      <Phone aria-hidden="true" size={20} />
    </a>
  )
}
