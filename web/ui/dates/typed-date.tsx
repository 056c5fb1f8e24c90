import { useEffect, useRef, useState } from 'react'
import { formatDay, formatWeekDay } from '#domain/core/time/format-date.ts'
import { cutTypedDate, parseTypedDate, parseTypedMonth } from '#domain/core/time/typed-date.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { TextField } from '../forms/field.tsx'
import { dateMessages } from './date-messages.ts'

type TypedDateProps = {
  /** The chosen day, YYYY-MM-DD. */
  value: string | undefined
  error: string | undefined
  /** The day that was typed, or the text where it is none; answers whether it was taken. */
  onType: (day: string | undefined, text: string) => boolean
  /** The month that was typed so far, its first day. */
  onMonth: (month: string) => void
}

/**
 * The chosen day as text that can be typed over: DD/MM/YYYY or «Jan 5, 2024», with how it was read below
 * (docs/product/app.md#dates). What is not taken stays to be corrected.
 */
export function TypedDate({ value, error, onType, onMonth }: TypedDateProps) {
  const words = useMessages(dateMessages)
  const lang = useLanguage()
  const [draft, setDraft] = useState<string>()
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setDraft(undefined)
  }
  const text = draft ?? (value ? formatDay(value) : '')
  const read = draft === undefined ? value : parseTypedDate(draft)
  const type = (typed: string) => {
    const next = cutTypedDate(typed)
    setDraft(next)
    const month = parseTypedMonth(next)
    if (month) onMonth(month)
  }
  const commit = () => {
    if (draft === undefined || draft === '') return setDraft(undefined)
    const day = parseTypedDate(draft)
    // A month alone was typed to see it.
    if (!day && parseTypedMonth(draft)) return
    if (onType(day, draft)) setDraft(undefined)
  }
  // The sheet's button stands over what comes below the field.
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [error])
  return (
    <div ref={box}>
      <TextField
        label={words.typeDate}
        hint={read ? formatWeekDay(read, lang) : words.typeHint}
        error={error}
        value={text}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
    </div>
  )
}
