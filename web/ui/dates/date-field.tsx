import { type ReactNode, useState } from 'react'
import { formatDay } from '#domain/time/format-date.ts'
import { parseTypedDate } from '#domain/time/typed-date.ts'
import { parseDay } from '#domain/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { maskDate } from './date-mask.ts'
import { dateMessages } from './date-messages.ts'
import { TextField } from '../forms/field.tsx'

type DateFieldProps = {
  label: ReactNode
  /** YYYY-MM-DD; while it is no date yet, the text as typed. Check it with `dayProblem`. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  required?: boolean
  hint?: ReactNode
  error?: string
  autoComplete?: string
}

function shown(value: string): string {
  if (value === '0000-00-00') return ''
  const day = parseDay(value)
  return day ? formatDay(day) : value
}

/** A typed day, DD/MM/YYYY: birth and expiry dates, which no calendar makes easier. */
export function DateField({ value, onChange, onBlur, hint, ...rest }: DateFieldProps) {
  const words = useMessages(dateMessages)
  const [draft, setDraft] = useState<{ text: string; for: string }>()
  const text = draft?.for === value ? draft.text : shown(value)
  const type = (next: string) => {
    const masked = maskDate(next)
    const day = masked.length >= 8 ? parseTypedDate(masked) : undefined
    const nextValue = day ?? masked
    setDraft({ text: masked, for: nextValue })
    onChange(nextValue)
  }
  return (
    <TextField
      {...rest}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={onBlur}
      inputMode="numeric"
      placeholder={words.dayHint}
      hint={hint}
    />
  )
}
