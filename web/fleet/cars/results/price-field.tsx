import { useState } from 'react'
import { typedCents } from '#domain/core/text/typed-cents.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { resultsMessages } from './results-messages.ts'

type PriceFieldProps = {
  /** Of the trip: what its price is for. */
  totalDays: number
  miles: number
  /** Dollars; undefined is any price. */
  value: number | undefined
  onChange: (dollars: number | undefined) => void
}

/** More than any trip costs, and no more than the server takes. */
const mostCents = 10_000_000_00

/** The highest price of the trip with its miles; what is no amount filters nothing and says so. */
export function PriceField({ totalDays, miles, value, onChange }: PriceFieldProps) {
  const words = useMessages(resultsMessages)
  const [typed, setTyped] = useState(value === undefined ? '' : String(value))
  // «Clear all» empties it from outside.
  const text = value === undefined && isAmount(typed) ? '' : typed
  return (
    <TextField
      label={words.highestPrice}
      hint={words.highestPriceHint(totalDays, formatCount(miles))}
      error={text.trim() === '' || isAmount(text) ? undefined : words.noAmount}
      icon={<span aria-hidden="true">$</span>}
      name="highestPrice"
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        const cents = typedCents(target.value)
        onChange(isAmount(target.value) && cents !== undefined ? cents / 100 : undefined)
      }}
    />
  )
}

function isAmount(text: string): boolean {
  const cents = typedCents(text)
  return cents !== undefined && cents > 0 && cents <= mostCents
}
