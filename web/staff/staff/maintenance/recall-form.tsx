import { Controller, useForm } from 'react-hook-form'
import { useState } from 'react'
import { staffMaintenance } from '#protocol/rentals/names.ts'
import { staffCars } from '#protocol/staff/names.ts'
import { staffAddRecall } from '#protocol/rentals/workshop/car-upkeep.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { useDecide } from '../use-decide.ts'
import { maintenanceMessages } from './maintenance-messages.ts'

const shape = staffAddRecall.input.shape

const texts = ['plates', 'campaign', 'title', 'todo'] as const

const empty = { plates: '', campaign: '', title: '', todo: '', due: '', doNotDrive: false }

/** A recall of the maker, for all its cars at once (docs/product/workshop.md#recalls). */
export function RecallForm() {
  const words = useMessages(maintenanceMessages)
  const [isOpen, setOpen] = useState(false)
  const form = useForm({ defaultValues: empty })
  const { decide, isPending, error } = useDecide(staffAddRecall, staffMaintenance, staffCars)
  useServerErrors(form, error)
  const { errors } = form.formState
  const send = form.handleSubmit(({ todo, due, ...values }) =>
    decide({ ...values, todo: todo || undefined, due: due || undefined }, () => {
      form.reset()
      setOpen(false)
    }),
  )
  return (
    <Disclosure summary={words.addRecall} asLink open={isOpen} onToggle={setOpen}>
      <form
        noValidate
        aria-label={words.addRecall}
        className="grid gap-3 sm:grid-cols-2"
        onSubmit={(event) => void send(event)}
      >
        {texts.map((name) => (
          <TextField
            key={name}
            label={words.recall[name]}
            autoComplete="off"
            {...(name === 'plates' && { hint: words.recall.platesHint })}
            {...limitsOf(shape[name])}
            error={errors[name]?.message}
            {...form.register(name, asked(shape[name]))}
          />
        ))}
        <Controller
          control={form.control}
          name="due"
          render={({ field: { value, onChange, onBlur, name } }) => (
            <DateField
              label={words.recall.due}
              autoComplete="off"
              error={errors.due?.message}
              {...{ value, onChange, onBlur, name }}
            />
          )}
        />
        <Checkbox className="sm:col-span-2" {...form.register('doNotDrive')}>
          {words.recall.doNotDrive}
        </Checkbox>
        <Button type="submit" variant="secondary" busy={isPending} className="justify-self-start">
          {words.recall.save}
        </Button>
      </form>
    </Disclosure>
  )
}
