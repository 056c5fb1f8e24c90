import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { staffBookings } from '#protocol/staff/staff/staff-bookings.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { staffMessages } from './messages.ts'

type FindFormProps = {
  view: 'audit' | 'bookings' | 'people' | 'trustSeeds'
  subject: string | undefined
  label: string
}

/** What a list is about stands in the address, so that it can be sent to a colleague. */
export function FindForm({ view, subject, label }: FindFormProps) {
  const words = useMessages(staffMessages)
  const navigate = useNavigate()
  const [text, setText] = useState(subject ?? '')
  const [shown, setShown] = useState(subject)
  // By a link or by Back: the field, which may have the focus, stays the same one.
  if (shown !== subject) {
    setShown(subject)
    setText(subject ?? '')
  }
  const field = useRef<HTMLInputElement>(null)
  const show = (wanted: string) =>
    void navigate({
      to: routes.staff,
      search: ({ filter }) => ({ view, filter, subject: wanted.trim() || undefined }),
    })
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        show(text)
      }}
    >
      <TextField
        ref={field}
        className="min-w-0 flex-[1_1_100%] sm:flex-1"
        label={label}
        autoComplete="off"
        {...limitsOf(staffBookings.input.shape.find)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="max-sm:flex-1">
        {words.search}
      </Button>
      {subject !== undefined && (
        <Button
          variant="ghost"
          className="max-sm:flex-1"
          onClick={() => {
            show('')
            field.current?.focus()
          }}
        >
          {words.showAll}
        </Button>
      )}
    </form>
  )
}
