import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { staffCarUpkeep, staffMaintenance } from '#protocol/rentals/names.ts'
import { staffCar, staffCars } from '#protocol/staff/names.ts'
import {
  staffCloseMaintenance,
  type StaffMaintenanceItem,
} from '#protocol/rentals/workshop/staff-maintenance.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { useDecide } from '../use-decide.ts'
import { maintenanceMessages } from './maintenance-messages.ts'
import { PaperFields } from './paper-fields.tsx'

const empty = { date: '', odometer: '', shop: '', cost: '', note: '', validUntil: '' }

const shape = staffCloseMaintenance.input.shape

/** It was done, when, by whom and for how much; or it is not needed this time. Either way it counts anew. */
export function CloseForm({ item }: { item: StaffMaintenanceItem }) {
  const words = useMessages(maintenanceMessages)
  const form = useForm({ defaultValues: empty })
  const [papers, setPapers] = useState<readonly File[]>([])
  const { decide, isPending, error } = useDecide(
    staffCloseMaintenance,
    staffMaintenance,
    staffCarUpkeep,
    staffCar,
    staffCars,
  )
  useServerErrors(form, error, ['paper'])
  const { errors } = form.formState
  const isRegistration = item.kind === 'registration'
  const send = (decision: 'done' | 'cancel') =>
    form.handleSubmit(({ note, ...values }) => {
      const said = Object.entries(values).filter(([, value]) => value !== '')
      const done = decision === 'done' ? Object.fromEntries(said) : {}
      const paper = decision === 'done' ? [...papers] : []
      const { id, version } = item
      decide({ item: id, version, decision, ...done, paper, note: note || undefined })
    })
  const date = (name: 'date' | 'validUntil', label: string, hint?: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <DateField
          label={label}
          {...(hint === undefined ? { required: true } : { hint })}
          autoComplete="off"
          error={errors[name]?.message}
          {...{ value, onChange, onBlur, name }}
        />
      )}
    />
  )
  return (
    <form
      noValidate
      aria-label={item.title}
      className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2"
      onSubmit={(event) => void send('done')(event)}
    >
      <h3 className="sm:col-span-2">{words.whenDone}</h3>
      {date('date', words.done, words.doneHint)}
      {isRegistration ? (
        date('validUntil', words.validUntil)
      ) : (
        <TextField
          label={words.odometer}
          hint={words.odometerHint}
          inputMode="numeric"
          autoComplete="off"
          error={errors.odometer?.message}
          {...form.register('odometer')}
        />
      )}
      <TextField
        label={words.shop}
        autoComplete="off"
        {...limitsOf(shape.shop)}
        error={errors.shop?.message}
        {...form.register('shop', asked(shape.shop))}
      />
      <TextField
        label={words.cost}
        hint={words.costHint}
        inputMode="decimal"
        autoComplete="off"
        error={errors.cost?.message}
        {...form.register('cost', asked(shape.cost))}
      />
      <PaperFields papers={papers} onChange={setPapers} error={fieldErrors(error)?.paper} />
      <TextField
        className="sm:col-span-2"
        label={words.note}
        autoComplete="off"
        {...limitsOf(shape.note)}
        error={errors.note?.message}
        {...form.register('note', asked(shape.note))}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button
          type="submit"
          variant={item.visit || item.isParked ? 'primary' : 'secondary'}
          busy={isPending}
        >
          {isRegistration ? words.renew : words.close}
        </Button>
        {!isRegistration && (
          <Button variant="secondary" busy={isPending} onClick={() => void send('cancel')()}>
            {item.kind === 'recall' ? words.withdraw : words.skip}
          </Button>
        )}
      </div>
    </form>
  )
}
