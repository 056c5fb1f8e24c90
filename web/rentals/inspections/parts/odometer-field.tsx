import { Gauge } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { asTyped, TextField } from '#web/ui/forms/field.tsx'
import { keysMessages } from '../keys-messages.ts'

type OdometerFieldProps = {
  value: string
  onChange: (value: string) => void
  /** The field was left: what is wrong with it may be told. */
  onLeave: () => void
  /** Miles of the last reading. */
  last: number
  error: string | undefined
}

/** Whole miles as they stand on the dash; commas are taken. */
export function OdometerField({ value, onChange, onLeave, last, error }: OdometerFieldProps) {
  const words = useMessages(keysMessages)
  return (
    <TextField
      label={words.miles}
      required
      inputMode="numeric"
      tidy={asTyped}
      autoComplete="off"
      icon={<Gauge aria-hidden="true" size={20} />}
      unit={words.unit}
      hint={words.last(formatCount(last))}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  )
}
