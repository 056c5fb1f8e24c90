import { Link } from '@tanstack/react-router'
import { credits } from '#protocol/jobs/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { dayText } from '#web/community/network/day-text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { creditMessages } from './credit-messages.ts'

/** What the person earned with relocations, and what bills took; nothing for who never had any (docs/product/booking-and-payment.md#credit). */
export function CreditCard() {
  const words = useMessages(creditMessages)
  const { data } = useRead(credits, {})
  if (!data || data.entries.length === 0) return null
  const { balance, entries } = data
  return (
    <Card aria-labelledby="your-credit" className="grid gap-3">
      <div className="flex items-start justify-between gap-4">
        <h2 id="your-credit">{words.creditTitle}</h2>
        <Money dollars={balance} className="text-24 font-bold" />
      </div>
      <p className="text-ink-2">{balance > 0 ? words.creditText : words.creditUsed}</p>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <Entry key={`${entry.at} ${entry.amount}`} entry={entry} />
        ))}
      </ul>
    </Card>
  )
}

type EntryProps = { entry: OutputOf<typeof credits>['entries'][number] }

function Entry({ entry: { text, amount, at, job, order } }: EntryProps) {
  const words = useMessages(creditMessages)
  return (
    <li className="flex items-start justify-between gap-4 py-3.5 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p>{text}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
          <Num>{dayText(at)}</Num>
          {job && (
            <Link
              to={routes.job}
              params={{ id: job }}
              className="link inline-flex min-h-11 items-center"
            >
              {words.toJob}
            </Link>
          )}
          {order && (
            <Link
              to={routes.dashboard}
              search={{ order }}
              className="link inline-flex min-h-11 items-center"
            >
              {words.toOrder}
            </Link>
          )}
        </p>
      </div>
      <Money dollars={amount} className="flex-none font-bold" />
    </li>
  )
}
