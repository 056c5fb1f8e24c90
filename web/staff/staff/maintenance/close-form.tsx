import { Controller, useForm } from 'react-hook-form'
import { staffMaintenance } from '#protocol/rentals/names.ts'
import {
  staffCloseMaintenance,
  type StaffMaintenanceItem,
} from '#protocol/rentals/workshop/staff-maintenance.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { useDecide } from '../use-decide.ts'
import { maintenanceMessages } from './maintenance-messages.ts'

const empty = { date: '', odometer: '', shop: '', note: '' }

/** It was done, when and by whom; or it is not needed this time. Either way it counts anew. */
export function CloseForm({ item }: { item: StaffMaintenanceItem }) {
  const words = useMessages(maintenanceMessages)
  const form = useForm({ defaultValues: empty })
  const { decide, isPending, error } = useDecide(staffCloseMaintenance, staffMaintenance)
  useServerErrors(form, error)
  const { errors } = form.formState
  const send = (decision: 'done' | 'cancel') =>
    form.handleSubmit(({ date, odometer, shop, note }) => {
      const service = { date: date || undefined, odometer: odometer || undefined }
      const done = decision === 'done' ? { ...service, shop: shop || undefined } : {}
      decide({ item: item.id, version: item.version, decision, ...done, note: note || undefined })
    })
  return (
    <form
      noValidate
      aria-label={item.title}
      className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2"
      onSubmit={(event) => void send('done')(event)}
    >
      <Controller
        control={form.control}
        name="date"
        render={({ field: { value, onChange, onBlur, name } }) => (
          <DateField
            label={words.done}
            hint={words.doneHint}
            autoComplete="off"
            error={errors.date?.message}
            {...{ value, onChange, onBlur, name }}
          />
        )}
      />
      <TextField
        label={words.odometer}
        hint={words.odometerHint}
        inputMode="numeric"
        autoComplete="off"
        error={errors.odometer?.message}
        {...form.register('odometer')}
      />
      <TextField
        label={words.shop}
        autoComplete="off"
        {...limitsOf(staffCloseMaintenance.input.shape.shop)}
        error={errors.shop?.message}
        {...form.register('shop', asked(staffCloseMaintenance.input.shape.shop))}
      />
      <TextField
        label={words.note}
        autoComplete="off"
        {...limitsOf(staffCloseMaintenance.input.shape.note)}
        error={errors.note?.message}
        {...form.register('note', asked(staffCloseMaintenance.input.shape.note))}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={isPending}>
          {words.close}
        </Button>
        <Button variant="secondary" busy={isPending} onClick={() => void send('cancel')()}>
          {words.skip}
        </Button>
      </div>
    </form>
  )
}
