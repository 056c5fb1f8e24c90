import { faq } from '#protocol/fleet/names.ts'
import { company } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { contentMessages } from './content/content-messages.ts'
import { ContentScreen } from './content/content-screen.tsx'

/** Ways to reach us, and answers; the menu calls it Contact (docs/product/app.md#routes). */
export function FaqScreen() {
  const words = useMessages(contentMessages)
  const answer = useRead(faq, {})
  return (
    <ContentScreen
      title={words.faqTitle}
      answer={answer}
      actions={
        <>
          <Reached />
          <LinkButton to={routes.contact} className="print:hidden">
            {words.write}
          </LinkButton>
        </>
      }
    />
  )
}

/** Where the company is reached, as far as it has said so. */
function Reached() {
  const words = useMessages(contentMessages)
  const { phone, nightPhone, supportMail, address } = company()
  const [day, night] = [useShownPhone(phone), useShownPhone(nightPhone)]
  const ways = [
    { label: words.phone, text: day, href: `tel:${phone}` },
    { label: words.nightPhone, text: night, href: `tel:${nightPhone}` },
    { label: words.mail, text: supportMail, href: `mailto:${supportMail}` },
    { label: words.address, text: address, href: undefined },
  ].filter(({ text }) => text)
  if (ways.length === 0) return null
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
