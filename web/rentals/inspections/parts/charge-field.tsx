import { BatteryCharging } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { keysMessages } from '../keys-messages.ts'

type ChargeFieldProps = {
  value: string
  onChange: (typed: string) => void
  /** The field was left: what is wrong with it may be told. */
  onLeave: () => void
  error: string | undefined
}

/** Percent of an electric car's battery, as its screen says it. */
export function ChargeField({ value, onChange, onLeave, error }: ChargeFieldProps) {
  const words = useMessages(keysMessages)
  return (
    <TextField
      label={words.chargeQuestion}
      required
      inputMode="numeric"
      autoComplete="off"
      icon={<BatteryCharging aria-hidden="true" size={20} />}
      unit="%"
      hint={words.chargeHint}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  )
}
