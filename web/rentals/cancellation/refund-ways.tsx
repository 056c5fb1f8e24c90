import { longestDestination } from '#protocol/money/payments/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Money } from '#web/ui/money.tsx'
import { refundMessages } from './refund-messages.ts'
import type { RefundQuote } from './use-refund.ts'

type RefundWaysProps = {
  quote: RefundQuote
  destination: string
  onDestination: (text: string) => void
  error: string | undefined
}

/** The way of each payment backwards, when it arrives, and the account that a transfer needs. */
export function RefundWays({ quote, destination, onDestination, error }: RefundWaysProps) {
  const words = useMessages(refundMessages)
  const { ways, received } = quote
  const isEarly = quote.kind === 'earlyReturn'
  const nothing = isEarly && received === 'paid' ? words.noUnusedDays : words.noMoney[received]
  return (
    <Card aria-label={words.ways} className="grid gap-4">
      <h2>{words.ways}</h2>
      {ways.length === 0 && <p className="text-ink-2">{nothing}</p>}
      <ul className="grid gap-3">
        {ways.map((way) => (
          <li key={way.method} className="grid gap-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b>{way.name}</b>
              <Money dollars={way.amount} className="font-bold" />
            </span>
            <span className="text-14 text-ink-2">{way.arrives}</span>
          </li>
        ))}
      </ul>
      {ways.some((way) => way.needsDestination) && (
        <TextField
          label={words.destination}
          required
          maxLength={longestDestination}
          autoComplete="off"
          hint={words.destinationHint}
          value={destination}
          onChange={(event) => onDestination(event.target.value)}
          error={error}
        />
      )}
    </Card>
  )
}
