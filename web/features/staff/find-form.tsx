import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { staffBookings } from '#protocol/staff/staff-bookings.ts'
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
  return (
    <form
      role="search"
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate({ to: routes.staff, search: { view, subject: text.trim() || undefined } })
      }}
    >
      <TextField
        label={label}
        autoComplete="off"
        {...limitsOf(staffBookings.input.shape.find)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        {words.show}
      </Button>
    </form>
  )
}
