import { useDeferredValue } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { QuoteLine } from '#protocol/fleet/cars/calculator-data.ts'
import { staffBookings, staffLowerPriceQuote } from '#protocol/staff/names.ts'
import { staffLowerPrice } from '#protocol/staff/order-page/staff-lower-price.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { OwnNote } from '../own-note.tsx'
import { useDecide } from '../use-decide.ts'
import type { ActionFormProps } from './action-form-props.ts'
import { lowerPriceMessages } from './lower-price-messages.ts'

const { shape } = staffLowerPrice.input

/** The line as it will be called with the reason that is being written. */
const withReason = (lines: readonly QuoteLine[], reason: string): QuoteLine[] =>
  lines.map((line) =>
    line.code === 'discount' && reason ? { ...line, label: `${line.label}: ${reason}` } : line,
  )

/** Takes a sum off the rent of what is held; the whole price is read before (docs/product/prices.md#lowered-price). */
export function LowerPriceForm({ order, onDone }: ActionFormProps) {
  const words = useMessages(lowerPriceMessages)
  const form = useForm({ defaultValues: { off: '', reason: '' } })
  const [typed, reason] = useWatch({ control: form.control, name: ['off', 'reason'] })
  const later = useDeferredValue(typed)
  const off = later !== '' && z.safeParse(shape.off, later).success ? later : undefined
  const { data: now, error, refetch } = useRead(staffLowerPriceQuote, { order })
  const { data: then } = useRead(staffLowerPriceQuote, { order, off })
  const lists = [staffBookings, staffLowerPriceQuote]
  const { decide, isPending, error: refused } = useDecide(staffLowerPrice, ...lists)
  useServerErrors(form, refused)
  if (error && !now) return <ReadFailed error={error} onRetry={refetch} />
  if (!now) return <Skeleton className="h-32" />
  if (now.own) return <OwnNote />
  if (now.inTheWay) return <p>{now.inTheWay}</p>
  const shown = off !== undefined && then
  const send = form.handleSubmit((values) =>
    decide(
      { order, version: now.version, off: values.off, reason: values.reason || undefined },
      onDone,
    ),
  )
  const { errors } = form.formState
  const isTakenBack = typed !== '' && Number(typed) === 0
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      {now.now && <p>{words.now(formatMoney(now.now.off), now.now.reason)}</p>}
      <TextField
        label={words.off}
        required
        inputMode="decimal"
        autoComplete="off"
        hint={[
          words.most(formatMoney(now.most)),
          now.limit !== undefined && words.limit(formatMoney(now.limit)),
        ]
          .filter(Boolean)
          .join(' ')}
        error={errors.off?.message}
        {...form.register('off', asked(shape.off))}
      />
      <TextField
        label={words.reason}
        autoComplete="off"
        {...limitsOf(shape.reason)}
        required={!isTakenBack}
        error={errors.reason?.message}
        {...form.register(
          'reason',
          asked(shape.reason, ...(isTakenBack ? [] : [fieldRules.required])),
        )}
      />
      <div role="status">
        {shown && (
          <>
            <p className="text-14 text-ink-2">{words.was(formatMoney(shown.was))}</p>
            <PriceBreakdown
              lines={withReason(shown.quote.lines, reason.trim())}
              total={shown.quote.total}
              totalLabel={words.total}
            />
            <p className="text-14 text-ink-2">{words.given(formatMoney(shown.quote.donation))}</p>
          </>
        )}
      </div>
      <p className="text-14 text-ink-2">{words.begun}</p>
      <Button type="submit" busy={isPending} className="justify-self-start">
        {shown ? words.lowerTo(formatMoney(shown.quote.total)) : words.lower}
      </Button>
    </form>
  )
}
