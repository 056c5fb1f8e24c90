import { useForm, useWatch } from 'react-hook-form'
import { staffBookings, staffPeople } from '#protocol/staff/names.ts'
import { staffCancelQuote } from '#protocol/rentals/names.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { cancelRefunds } from '#protocol/rentals/cancellation/choices.ts'
import { staffCancelBooking } from '#protocol/rentals/cancellation/staff-cancel.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Money } from '#web/ui/money.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { OwnNote } from '../own-note.tsx'
import { useDecide } from '../use-decide.ts'
import { cancelMessages } from './cancel-messages.ts'

type Quote = OutputOf<typeof staffCancelQuote>
type CancelFormProps = { order: string; onDone: () => void }

/** Calls a booking off before its keys: what goes back is read first (docs/product/staff.md#cancelling). */
export function CancelForm({ order, onDone }: CancelFormProps) {
  const { data, error, refetch } = useRead(staffCancelQuote, { order })
  if (error && !data) return <ReadFailed error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-32" />
  if (data.own) return <OwnNote />
  if (data.message) return <p>{data.message}</p>
  return <Cancel key={data.version} order={order} quote={data} onDone={onDone} />
}

function Cancel({ order, quote, onDone }: CancelFormProps & { quote: Quote }) {
  const words = useMessages(cancelMessages)
  const form = useForm({ defaultValues: { reason: '', refund: 'rule' as 'rule' | 'full' } })
  const lists = [staffBookings, staffPeople, staffCancelQuote]
  const { decide, isPending, error } = useDecide(staffCancelBooking, ...lists)
  useServerErrors(form, error)
  const refund = useWatch({ control: form.control, name: 'refund' })
  const back = quote[refund]
  const { version } = quote
  const send = form.handleSubmit(({ reason }) =>
    decide({ order, version, reason, refund, total: back.refund }, onDone),
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      {quote.paid ? (
        <RadioCards
          label={words.refund}
          value={refund}
          onChange={(id) => form.setValue('refund', id === 'full' ? 'full' : 'rule')}
          columns={2}
          cards={cancelRefunds.map((id) => ({ id, content: <Choice id={id} back={quote[id]} /> }))}
        />
      ) : (
        <p>{quote.rule.rule}</p>
      )}
      {quote.paid &&
        back.ways
          .filter(({ byHand }) => byHand)
          .map(({ name, amount }) => (
            <p key={name} className="text-14 text-ink-2">
              {words.byHand(name, formatMoney(amount))}
            </p>
          ))}
      {quote.followers.map((one) => (
        <p key={one.number}>
          {words.follower(words.kinds[one.kind], String(one.number), formatMoney(one.refund))}
        </p>
      ))}
      <TextArea
        label={words.reason}
        {...limitsOf(staffCancelBooking.input.shape.reason)}
        error={form.formState.errors.reason?.message}
        {...form.register('reason', asked(staffCancelBooking.input.shape.reason))}
      />
      <Button type="submit" variant="danger" busy={isPending} className="justify-self-start">
        {back.refund > 0 ? words.cancelAndRefund(formatMoney(back.refund)) : words.cancel}
      </Button>
    </form>
  )
}

/** One of the two refunds: how much, and why. */
function Choice({ id, back }: { id: (typeof cancelRefunds)[number]; back: Quote['rule'] }) {
  const words = useMessages(cancelMessages)
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b>{words.choices[id]}</b>
        <Money dollars={back.refund} className="font-bold" />
      </span>
      <span className="text-14 text-ink-2">{back.rule}</span>
    </span>
  )
}
