import { useState } from 'react'
import { formatDay } from '#domain/time/format-date.ts'
import { cutTypedDate, parseTypedDate } from '#domain/time/typed-date.ts'
import { useMessages } from '#web/core/i18n.ts'
import { dateMessages } from './date-messages.ts'
import { TextField } from '../forms/field.tsx'

type TypedDateProps = {
  /** The chosen day, YYYY-MM-DD. */
  value: string | undefined
  error: string | undefined
  /** The day that was typed, or undefined when it is none. */
  onType: (day: string | undefined) => void
}

/** The chosen day as text that can be typed over: DD/MM/YYYY or «Jan 5, 2024» (docs/product/app.md#dates). */
export function TypedDate({ value, error, onType }: TypedDateProps) {
  const words = useMessages(dateMessages)
  const [draft, setDraft] = useState<string>()
  const text = draft ?? (value ? formatDay(value) : '')
  const commit = () => {
    if (draft === undefined || draft === '') return setDraft(undefined)
    const day = parseTypedDate(draft)
    onType(day)
    if (day) setDraft(undefined)
  }
  return (
    <TextField
      label={words.typeDate}
      hint={words.typeHint}
      error={error}
      value={text}
      autoComplete="off"
      onChange={(event) => setDraft(cutTypedDate(event.target.value))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
