import { useState } from 'react'
import { typedCents } from '#domain/core/text/typed-cents.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { resultsMessages } from '../results-messages.ts'

type PriceFieldProps = {
  id: string
  name: string
  label: string
  /** What holds while nothing is typed: the end of the prices there are. */
  placeholder: string | undefined
  /** Dollars; undefined is any price. */
  value: number | undefined
  /** Of which amounts are taken: a highest price of nothing is none. */
  isTaken: (cents: number) => boolean
  /** What is wrong with the amount. */
  error: string | undefined
  onChange: (dollars: number | undefined) => void
}

/** More than any trip costs, and no more than the server takes. */
const mostCents = 10_000_000_00

/** One end of the price; what is no amount filters nothing and says so. */
export function PriceField(props: PriceFieldProps) {
  const { value, isTaken, error, onChange, ...rest } = props
  const words = useMessages(resultsMessages)
  const amountIn = (text: string) => {
    const cents = typedCents(text)
    return cents !== undefined && cents <= mostCents && isTaken(cents) ? cents / 100 : undefined
  }
  const [typed, setTyped] = useState('')
  const isWrong = typed.trim() !== '' && amountIn(typed) === undefined
  // The slider, «Clear all» and «Set to» change it from outside; what is no amount waits to be mended.
  const isOwn = amountIn(typed) === value && (typed !== '' || value === undefined)
  const text = isOwn ? typed : value === undefined ? '' : String(value)
  return (
    <TextField
      {...rest}
      error={isOwn && isWrong ? words.noAmount : error}
      icon={<span aria-hidden="true">$</span>}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(amountIn(target.value))
      }}
    />
  )
}
