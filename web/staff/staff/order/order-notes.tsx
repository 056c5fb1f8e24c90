import { useForm } from 'react-hook-form'
import { staffNote } from '#protocol/staff/order-page/staff-note.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { orderMessages } from './order-messages.ts'
import type { StaffOrder } from './staff-order.ts'

/** What staff keep in mind about a rental; who rents never reads it. */
export function NotesCard({ order: { booking, notes } }: { order: StaffOrder }) {
  const words = useMessages(orderMessages)
  const when = useWhen()
  const form = useForm({ defaultValues: { text: '' } })
  const { decide, isPending, error } = useDecide(staffNote)
  useServerErrors(form, error)
  const send = form.handleSubmit(({ text }) =>
    decide({ order: booking.orderId, text }, () => form.reset()),
  )
  return (
    <Card tight aria-label={words.notes} className="grid gap-3">
      <h2 className="text-20">{words.notes}</h2>
      <p className="text-14 text-ink-2">{words.staffOnly}</p>
      {notes.length === 0 && <p className="text-ink-2">{words.noNotes}</p>}
      <ul className="order-said grid gap-2">
        {notes.map(({ id, text, by, at }) => (
          <li key={id}>
            {text}
            <span className="block text-14 text-ink-2">
              {by}, {when.instant(at)}
            </span>
          </li>
        ))}
      </ul>
      <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
        <TextArea
          label={words.note}
          {...limitsOf(staffNote.input.shape.text)}
          error={form.formState.errors.text?.message}
          {...form.register('text', asked(staffNote.input.shape.text))}
        />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          busy={isPending}
          className="justify-self-start"
        >
          {words.addNote}
        </Button>
      </form>
    </Card>
  )
}
