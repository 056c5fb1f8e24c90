import { CreditCard } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Num } from '#web/ui/num.tsx'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { refundMessages } from './refund-messages.ts'
import type { RefundQuote } from './use-refund.ts'

type BackHeadProps = { quote: RefundQuote; label: string; isOld: boolean }

/** What comes back comes first: the sum, and which way it goes with when it arrives. */
export function BackHead({ quote, label, isOld }: BackHeadProps) {
  const words = useMessages(refundMessages)
  const { ways, refund, received, kind } = quote
  const isEarly = kind === 'earlyReturn'
  const nothing = isEarly && received === 'paid' ? words.noUnusedDays : words.noMoney[received]
  return (
    <div aria-busy={isOld || undefined} className="grid gap-1.5 transition aria-busy:opacity-60">
      <h2 className="font-text text-16 tracking-normal">
        {refund > 0 ? label : words.nothingBack}
      </h2>
      {refund > 0 && <BigMoney dollars={refund} />}
      {ways.length === 0 && <p className="text-ink-2">{nothing}</p>}
      <ul className="grid gap-1.5">
        {ways.map((way) => (
          <li key={`${way.method} ${way.name}`} className="flex gap-2 leading-tight">
            <CreditCard aria-hidden="true" size={20} className="flex-none text-ink-2" />
            <span>
              <NumbersIn
                text={
                  ways.length > 1
                    ? `${formatMoney(way.amount)} ${words.to(way.card ?? way.name)}`
                    : words.to(way.card ?? way.name)
                }
              />
              <span className="block text-14 text-ink-2">{way.arrives}</span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {isOld ? words.updating : `${words.total}: ${formatMoney(refund)}`}
      </p>
    </div>
  )
}

/** The server's lines; the rule that made them stands below. */
export function BackLines({ quote }: { quote: RefundQuote }) {
  return (
    <dl className="grid gap-1.5">
      {quote.lines.map((line) => (
        <div key={`${line.code} ${line.label}`}>
          <div className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">{line.label}</dt>
            <dd>
              <NumbersIn text={formatMoney(line.amount)} />
            </dd>
          </div>
        </div>
      ))}
    </dl>
  )
}

/** What comes back, as the one loud thing of the screen; the cents small. */
function BigMoney({ dollars }: { dollars: number }) {
  const [whole = '', cents = ''] = formatMoney(dollars).split('.')
  return (
    <Num className="font-bold tracking-tight text-ok">
      <span style={{ fontSize: 'min(4.25rem, 16vw)', lineHeight: 0.95 }}>{whole}</span>
      <span style={{ fontSize: 'min(2rem, 8vw)' }}>.{cents}</span>
    </Num>
  )
}
