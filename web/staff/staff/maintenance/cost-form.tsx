import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { staffCarUpkeep } from '#protocol/rentals/names.ts'
import { staffAddCarCost } from '#protocol/rentals/workshop/car-upkeep.ts'
import { otherCosts } from '#protocol/rentals/workshop/choices.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDecide } from '../use-decide.ts'
import { maintenanceMessages } from './maintenance-messages.ts'
import { PaperFields } from './paper-fields.tsx'

const shape = staffAddCarCost.input.shape

/** A repair, or something else that was paid for a car. */
export function CostForm({ car, today }: { car: string; today: string }) {
  const words = useMessages(maintenanceMessages)
  const form = useForm({
    defaultValues: {
      kind: otherCosts[0] as (typeof otherCosts)[number],
      about: '',
      date: today,
      cost: '',
      shop: '',
    },
  })
  const [papers, setPapers] = useState<readonly File[]>([])
  const { decide, isPending, error } = useDecide(staffAddCarCost, staffCarUpkeep)
  useServerErrors(form, error, ['paper'])
  const { errors } = form.formState
  const send = form.handleSubmit(({ shop, ...values }) =>
    decide({ car, ...values, shop: shop || undefined, paper: [...papers] }, () => {
      form.reset()
      setPapers([])
    }),
  )
  return (
    <form
      noValidate
      aria-label={words.addCost}
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => void send(event)}
    >
      <Select
        label={words.kind}
        items={otherCosts.map((id) => ({ id, name: words.kinds[id] }))}
        {...form.register('kind')}
      />
      <TextField
        label={words.about}
        autoComplete="off"
        {...limitsOf(shape.about)}
        error={errors.about?.message}
        {...form.register('about', asked(shape.about))}
      />
      <Controller
        control={form.control}
        name="date"
        render={({ field: { value, onChange, onBlur, name } }) => (
          <DateField
            label={words.date}
            required
            autoComplete="off"
            error={errors.date?.message}
            {...{ value, onChange, onBlur, name }}
          />
        )}
      />
      <TextField
        label={words.cost}
        required
        inputMode="decimal"
        autoComplete="off"
        error={errors.cost?.message}
        {...form.register('cost', asked(shape.cost))}
      />
      <TextField
        label={words.shop}
        autoComplete="off"
        {...limitsOf(shape.shop)}
        error={errors.shop?.message}
        {...form.register('shop', asked(shape.shop))}
      />
      <PaperFields papers={papers} onChange={setPapers} error={fieldErrors(error)?.paper} />
      <Button type="submit" variant="secondary" busy={isPending} className="justify-self-start">
        {words.saveCost}
      </Button>
    </form>
  )
}
