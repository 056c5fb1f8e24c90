import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { staffSaveWebhook, staffWebhooks } from '#protocol/staff/names.ts'
import { webhookEvents } from '#protocol/staff/connections/choices.ts'
import { staffSaveWebhook as schema, type Webhook } from '#protocol/staff/connections/webhooks.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { useDecide } from '../use-decide.ts'
import { Choices } from './choices.tsx'
import { connectionMessages } from './connection-messages.ts'

type WebhookFormProps = {
  /** Undefined: one that is added. */
  webhook: Webhook | undefined
  onDone: (secret?: string) => void
}

/** An address, and what it is told. */
export function WebhookForm({ webhook, onDone }: WebhookFormProps) {
  const words = useMessages(connectionMessages)
  const form = useForm({ mode: 'onBlur', defaultValues: { url: webhook?.url ?? '' } })
  const [events, setEvents] = useState(webhook?.events ?? [...webhookEvents])
  // What stood there when the form was begun; a newer one is not written over unseen.
  const [version] = useState(webhook?.version)
  const { decide, isPending, error } = useDecide(staffSaveWebhook, staffWebhooks)
  useServerErrors(form, error)
  const save = form.handleSubmit(({ url }) => {
    if (events.length === 0) return
    const changed = webhook && { webhook: webhook.id, version }
    decide({ ...changed, url, events: events.join(',') }, ({ secret }) => onDone(secret))
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      {webhook && webhook.version !== version && (
        <Banner tone="warn">{words.changedMeanwhile}</Banner>
      )}
      <TextField
        label={words.url}
        hint={words.urlHint}
        type="url"
        required
        autoComplete="off"
        spellCheck={false}
        error={form.formState.errors.url?.message}
        {...form.register('url', asked(schema.input.shape.url))}
      />
      <Choices
        legend={words.tells}
        all={webhookEvents}
        nameOf={(event) => words.events[event]}
        value={events}
        onChange={setEvents}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {words.save}
        </Button>
        <Button variant="secondary" onClick={() => onDone()}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
