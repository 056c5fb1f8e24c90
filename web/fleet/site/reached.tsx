import { company } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { contentMessages } from './content/content-messages.ts'

/** Where the company is reached, as far as it has said so. */
export function Reached() {
  const words = useMessages(contentMessages)
  const { phone, nightPhone, supportMail, address } = company()
  const [day, night] = [useShownPhone(phone), useShownPhone(nightPhone)]
  const ways = [
    { label: words.phone, text: day, href: `tel:${phone}` },
    { label: words.nightPhone, text: night, href: `tel:${nightPhone}` },
    { label: words.mail, text: supportMail, href: `mailto:${supportMail}` },
    { label: words.address, text: address, href: undefined },
  ].filter(({ text }) => text)
  return (
    <ul className="grid gap-1">
      {ways.map(({ label, text, href }) => (
        <li key={label} className="break-words">
          {label}:{' '}
          {href ? (
            <a href={href} className="link">
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}
