import { FlaskConical } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { paymentMessages } from '../messages.ts'

/** Only while payments are pretended: says so, and which numbers do what (docs/product/booking-and-payment.md#payment-screen). */
export function TestHints({ onChoose }: { onChoose: (number: string) => void }) {
  const words = useMessages(paymentMessages)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="poppy">
          <FlaskConical aria-hidden="true" size={16} />
          {words.test}
        </Badge>
        <p className="text-14 text-ink-2">{words.testText}</p>
      </div>
      <Disclosure asLink summary={words.testNumbers}>
        <ul>
          {Object.entries(words.testCards).map(([number, does]) => (
            <li key={number}>
              <button
                type="button"
                onClick={() => onChoose(number)}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-3 text-left"
              >
                <span className="link whitespace-nowrap">{number}</span>
                <span className="text-14 text-ink-2">{does}</span>
              </button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
