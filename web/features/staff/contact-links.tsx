import { Mail, Phone } from 'lucide-react'
import { shownPhone } from '#domain/text/shown-phone.ts'
import { useMessages } from '#web/core/i18n.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { todayMessages } from './today/today-messages.ts'

type ContactLinksProps = { name: string; phone: string | undefined; email?: string }

const look = buttonStyle({ variant: 'secondary', size: 'sm' })

/** Calls somebody, or writes to them. */
export function ContactLinks({ name, phone, email }: ContactLinksProps) {
  const words = useMessages(todayMessages)
  return (
    <>
      {phone && (
        <a href={`tel:${phone}`} aria-label={words.call(name, shownPhone(phone))} className={look}>
          <Phone aria-hidden="true" size={20} />
          {shownPhone(phone)}
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
