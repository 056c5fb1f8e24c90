import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { auditMessages } from './audit-messages.ts'

const { useNavigate } = getRouteApi(routes.staff)

/** Whose log it is: the number of an order, a document, a claim. */
export function SubjectForm({ subject }: { subject: string | undefined }) {
  const words = useMessages(auditMessages)
  const navigate = useNavigate()
  const [text, setText] = useState(subject ?? '')
  return (
    <form
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        const asked = text.trim() || undefined
        void navigate({ search: { view: 'audit', subject: asked } })
      }}
    >
      <TextField
        label={words.about}
        hint={words.aboutHint}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        {words.show}
      </Button>
    </form>
  )
}
