import { Gauge } from 'lucide-react'
import { Controller } from 'react-hook-form'
import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { submitMaintenance } from '#protocol/rentals/maintenance/submit-maintenance.ts'
import { all, asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { asTyped, TextArea, TextField } from '#web/ui/forms/field.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { RequiredMark } from '#web/ui/forms/required-mark.tsx'
import { maintenanceMessages } from '../messages.ts'
import { isReading, lowestReading, notBelow } from '../service-values.ts'
import { useServiceForm } from '../use-service-form.ts'
import { ReceiptsField } from './receipts-field.tsx'

type ServiceFormProps = {
  rental: Rental
  items: readonly MaintenanceItem[]
  /** The last reading, miles. */
  odometer: number
  /** The highest one of the days before today. */
  odometerBefore: number
  /** YYYY-MM-DD in the car's area. */
  today: string
  onDone: () => void
}

/** What was done at the visit, with its receipt (docs/wire.md submitMaintenance). */
export function ServiceForm(props: ServiceFormProps) {
  const { rental, items, odometer, odometerBefore, today, onDone } = props
  const words = useMessages(maintenanceMessages)
  const service = useServiceForm({ order: rental.orderId, items, today, onDone })
  const { form, files, choose, send, busy, isKept, refusal } = service
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2>{words.submit}</h2>
        <p className="text-ink-2">{words.submitText}</p>
      </div>
      <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <fieldset className="min-w-0" aria-describedby={errors.item ? 'done-error' : undefined}>
          <legend className="text-14 font-bold">
            {words.what}
            <RequiredMark />
          </legend>
          {items.map((item) => (
            <Checkbox
              key={item.id}
              value={item.id}
              {...register('item', {
                validate: (chosen: string[]) => chosen.length > 0 || words.whatNeeded,
              })}
            >
              {item.title}
            </Checkbox>
          ))}
          <FieldNote id="done" error={errors.item?.message} />
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <Controller
            control={control}
            name="date"
            rules={all(fieldRules.required)}
            render={({ field, fieldState }) => (
              <DateField
                {...field}
                label={words.date}
                required
                autoComplete="off"
                error={fieldState.error?.message}
              />
            )}
          />
          <TextField
            label={words.odometer}
            required
            inputMode="numeric"
            tidy={asTyped}
            autoComplete="off"
            icon={<Gauge aria-hidden="true" size={20} />}
            unit={words.unit}
            hint={words.lastReading(formatMiles(odometer))}
            error={errors.odometer?.message}
            {...register(
              'odometer',
              all(fieldRules.required, isReading, (typed) =>
                notBelow(typed, lowestReading(form.getValues(), { items, today, odometerBefore })),
              ),
            )}
          />
        </div>
        <TextField
          label={words.shop}
          required
          hint={words.shopHint}
          autoComplete="organization"
          error={errors.shop?.message}
          {...register('shop', asked(submitMaintenance.input.shape.shop))}
        />
        <ReceiptsField files={files} onChoose={choose} error={errors.receipt?.message} />
        <TextArea
          label={
            <>
              {words.comment} <span className="font-normal">{words.optional}</span>
            </>
          }
          error={errors.comment?.message}
          {...register('comment', asked(submitMaintenance.input.shape.comment))}
        />
        <div role="alert">{refusal && <Banner tone="danger">{refusal}</Banner>}</div>
        {isKept && <p className="text-14 text-ink-2">{words.kept}</p>}
        <Button type="submit" size="lg" full busy={busy}>
          {words.send}
        </Button>
      </form>
    </Card>
  )
}
