import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { staffBookings } from '#protocol/staff/names.ts'
import { staffOverridePapers } from '#protocol/staff/staff/override-papers.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { useDecide } from '../use-decide.ts'
import { missingMessages } from './missing-messages.ts'

/** Gives the keys free without verified papers, once somebody has written why. */
export function OverrideForm({ order, version }: { order: string; version: string }) {
  const words = useMessages(missingMessages)
  const [isOpen, setOpen] = useState(false)
  const form = useForm({ defaultValues: { reason: '' } })
  const { decide, isPending, error } = useDecide(staffOverridePapers, staffBookings)
  useServerErrors(form, error)
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {words.override}
      </Button>
    )
  }
  const send = form.handleSubmit((values) => decide({ order, version, ...values }))
  return (
    <form
      noValidate
      aria-label={words.override}
      className="grid gap-3"
      onSubmit={(event) => void send(event)}
    >
      <p className="text-14 text-ink-2">{words.overrideText}</p>
      <TextArea
        label={words.overrideReason}
        {...limitsOf(staffOverridePapers.input.shape.reason)}
        error={form.formState.errors.reason?.message}
        {...form.register('reason', asked(staffOverridePapers.input.shape.reason))}
      />
      <Button type="submit" busy={isPending} className="justify-self-start">
        {words.overrideSend}
      </Button>
    </form>
  )
}
