import { useForm } from 'react-hook-form'
import type { StaffFeeds } from '#protocol/staff/calendars/staff-feeds.ts'
import { staffFeeds, staffSaveFeed } from '#protocol/staff/names.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { all, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { useDecide } from '../use-decide.ts'
import { calendarMessages } from './calendar-messages.ts'

type FeedFormProps = {
  car: string
  /** The one that is changed; another one without. */
  feed?: Pick<StaffFeeds['feeds'][number], 'id' | 'name' | 'version'>
  onDone: () => void
}

/** What a marketplace is called here, and where its calendar of this car is. */
export function FeedForm({ car, feed, onDone }: FeedFormProps) {
  const words = useMessages(calendarMessages)
  const sending = useDecide(staffSaveFeed, staffFeeds)
  const form = useForm({ mode: 'onBlur', defaultValues: { name: feed?.name ?? '', url: '' } })
  useServerErrors(form, sending.error)
  const { errors } = form.formState
  const send = form.handleSubmit(({ name, url }) =>
    sending.decide(
      {
        car,
        name,
        ...(url && { url }),
        ...(feed && { feed: feed.id, version: feed.version }),
      },
      onDone,
    ),
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <div className="grid gap-4 lg:grid-cols-2">
        <TextField
          label={words.name}
          hint={words.nameHint}
          maxLength={60}
          autoComplete="off"
          required
          error={errors.name?.message}
          {...form.register('name', all(fieldRules.required))}
        />
        <TextField
          label={words.url}
          hint={feed ? words.urlStays : words.urlHint}
          type="url"
          inputMode="url"
          maxLength={2000}
          autoComplete="off"
          required={!feed}
          error={errors.url?.message}
          {...form.register('url', feed ? {} : all(fieldRules.required))}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending.isPending}>
          {words.save}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
