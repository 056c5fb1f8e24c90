import { useDeferredValue } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { staffBookings, staffGoodwillQuote, staffPayments } from '#protocol/staff/names.ts'
import { staffGoodwill } from '#protocol/staff/order-page/staff-goodwill.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { Num } from '#web/ui/num.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { OwnNote } from '../own-note.tsx'
import { useDecide } from '../use-decide.ts'
import type { ActionFormProps } from './action-form-props.ts'
import { goodwillMessages } from './goodwill-messages.ts'

const { shape } = staffGoodwill.input

/** Gives money back beyond what is owed; where it goes is read before (docs/product/money.md#goodwill). */
export function GoodwillForm({ order, onDone }: ActionFormProps) {
  const words = useMessages(goodwillMessages)
  const form = useForm({ defaultValues: { amount: '', reason: '' } })
  const typed = useDeferredValue(useWatch({ control: form.control, name: 'amount' }))
  const amount = z.safeParse(shape.amount, typed).success ? typed : undefined
  const { data, error, refetch } = useRead(staffGoodwillQuote, { order, amount })
  const lists = [staffBookings, staffPayments, staffGoodwillQuote]
  const { decide, isPending, error: refused } = useDecide(staffGoodwill, ...lists)
  useServerErrors(form, refused)
  const { data: all } = useRead(staffGoodwillQuote, { order })
  if (error && !all) return <ReadFailed error={error} onRetry={refetch} />
  if (!all) return <Skeleton className="h-32" />
  if (all.own) return <OwnNote />
  if (all.most === 0) return <p>{words.nothing}</p>
  if (all.asked) return <p>{words.waits(all.asked.by, formatMoney(all.asked.amount))}</p>
  const shown = data?.ways.length ? data : undefined
  const send = form.handleSubmit((values) =>
    decide({ order, version: all.version, ...values }, ({ isAsked }) => {
      if (isAsked) statusToast(words.isAsked)
      onDone()
    }),
  )
  const { errors } = form.formState
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <TextField
        label={words.amount}
        required
        inputMode="decimal"
        autoComplete="off"
        hint={[
          words.most(formatMoney(all.most)),
          all.limit !== undefined && words.limit(formatMoney(all.limit)),
        ]
          .filter(Boolean)
          .join(' ')}
        error={errors.amount?.message}
        {...form.register('amount', asked(shape.amount))}
      />
      <TextArea
        label={words.reason}
        {...limitsOf(shape.reason)}
        error={errors.reason?.message}
        {...form.register('reason', asked(shape.reason))}
      />
      <ul role="status" className="grid gap-1">
        {shown?.ways.map(({ name, amount: dollars, byHand }) => (
          <li key={name}>
            <Num className="font-bold">{formatMoney(dollars)}</Num> {words.to(name)}
            {byHand && <span className="block text-14 text-ink-2">{words.byHand}</span>}
          </li>
        ))}
        {shown && shown.total > Number(amount) && (
          <li className="text-14 text-ink-2">{words.withFee}</li>
        )}
      </ul>
      <Button type="submit" busy={isPending} className="justify-self-start">
        {shown ? words.giveBack(formatMoney(shown.total)) : words.give}
      </Button>
    </form>
  )
}
