import { Mail, Phone } from 'lucide-react'
import { telLink } from '#domain/core/text/phone.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { todayMessages } from './today/today-messages.ts'

type ContactLinksProps = { name: string; phone: string | undefined; email?: string }

const look = buttonStyle({ variant: 'secondary', size: 'sm' })

/** Calls somebody, or writes to them. */
export function ContactLinks({ name, phone, email }: ContactLinksProps) {
  const words = useMessages(todayMessages)
  const shown = useShownPhone(phone)
  return (
    <>
      {phone && (
        <a href={telLink(phone)} aria-label={words.call(name, shown)} className={look}>
          <Phone aria-hidden="true" size={20} />
          {shown}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} aria-label={words.write(name, email)} className={look}>
          <Mail aria-hidden="true" size={20} />
          <span className="break-all">{email}</span>
        </a>
      )}
    </>
  )
}
