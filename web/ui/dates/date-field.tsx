import { type ReactNode, useState } from 'react'
import { maskExpiryDate } from '#domain/core/text/expiry-date-mask.ts'
import { formatDay, formatWeekDay } from '#domain/core/time/format-date.ts'
import { dayOfMonthFirst, parseTypedDate } from '#domain/core/time/typed-date.ts'
import { parseDay } from '#domain/core/time/wall-time.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { TextField } from '../forms/field.tsx'
import { dateMessages } from './date-messages.ts'

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

/**
 * A typed day, DD/MM/YYYY: birth and expiry dates, which no calendar makes easier. Below it stands how it
 * was read, for the mask makes a day of what was meant as a month too (docs/product/app.md#dates).
 */
export function DateField({ value, onChange, onBlur, hint, ...rest }: DateFieldProps) {
  const words = useMessages(dateMessages)
  const lang = useLanguage()
  const day = value === '0000-00-00' ? undefined : parseDay(value)
  const [draft, setDraft] = useState<{ text: string; for: string }>()
  const text = draft?.for === value ? draft.text : shown(value)
  const type = (next: string) => {
    const masked = maskDate(next)
    const nextValue = (masked.length >= 8 && parseTypedDate(masked)) || masked
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
      hint={
        day ? (
          <>
            {formatWeekDay(day, lang)}
            {hint && <> · {hint}</>}
          </>
        ) : (
          hint
        )
      }
    />
  )
}

/**
 * The mask of birth and expiry dates for numbers (docs/product/app.md#dates). A date with a month's name is
 * left as it is typed, and one that is pasted with its month first, which the mask would make another day of.
 */
function maskDate(typed: string): string {
  const isLeft = /[a-z]/i.test(typed) || dayOfMonthFirst(typed) !== undefined
  return isLeft ? typed : maskExpiryDate(typed)
}
