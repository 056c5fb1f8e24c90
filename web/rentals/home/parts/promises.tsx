import { Camera, ReceiptText, RotateCcw } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { homeMessages } from '../home-messages.ts'

/** What renting here is like, in three facts. */
export function Promises() {
  const words = useMessages(homeMessages)
  const facts = [
    { icon: ReceiptText, title: words.priceFirst, text: words.priceFirstText },
    { icon: Camera, title: words.byPhone, text: words.byPhoneText },
    { icon: RotateCcw, title: words.billFirst, text: words.billFirstText },
  ]
  return (
    <Card aria-labelledby="promises">
      <h2 id="promises" className="text-20">
        {words.promises}
      </h2>
      <ul className="mt-3.5 grid gap-3.5">
        {facts.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <Icon aria-hidden="true" size={20} className="mt-0.5 flex-none text-primary" />
            <div className="leading-snug">
              <h3 className="text-16">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
