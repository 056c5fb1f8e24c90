import { useForm, useWatch } from 'react-hook-form'
import { staffBlockCar, staffBrokenCar, staffCar, staffCars } from '#protocol/staff/names.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { all, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDecide } from '../use-decide.ts'
import { offRoadMessages } from './off-road-messages.ts'

type Values = { kind: 'broken' | 'block'; from: string; until: string; reason: string }

const kinds = ['broken', 'block'] as const

type OffRoadFormProps = {
  car: string
  version: string
  /** On the clock of the car's area. */
  now: string
}

/** From when until when, and why. */
export function OffRoadForm({ car, version, now }: OffRoadFormProps) {
  const words = useMessages(offRoadMessages)
  const sending = useDecide(staffBlockCar, staffBrokenCar, staffCars, staffCar)
  const form = useForm<Values>({
    mode: 'onBlur',
    defaultValues: { kind: 'broken', from: '', until: '', reason: '' },
  })
  useServerErrors(form, sending.error)
  const { errors } = form.formState
  const { kind, from, until } = useWatch({ control: form.control }) as Values
  const time = (name: 'from' | 'until') => (
    <DateTimeField
      label={words[name]}
      hint={name === 'from' ? words.fromHint : words.untilHint}
      value={{ from, until }[name] || undefined}
      min={name === 'until' && from ? from : now}
      isNear
      error={errors[name]?.message}
      onChange={(value) => {
        form.setValue(name, value)
        form.clearErrors(name)
      }}
    />
  )
  const send = form.handleSubmit((values) =>
    sending.decide({
      car,
      version,
      kind: values.kind,
      reason: values.reason,
      ...(values.from && { from: values.from }),
      ...(values.until && { until: values.until }),
    }),
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <div className="grid gap-4 lg:grid-cols-2">
        <Select
          label={words.kind}
          hint={words.kindHints[kind]}
          items={kinds.map((id) => ({ id, name: words.kinds[id] }))}
          {...form.register('kind')}
        />
        <TextField
          label={words.reason}
          maxLength={200}
          autoComplete="off"
          required
          error={errors.reason?.message}
          {...form.register('reason', all(fieldRules.required))}
        />
        {time('from')}
        {time('until')}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending.isPending}>
          {words.take}
        </Button>
        {(from || until) && (
          <Button
            variant="ghost"
            onClick={() => {
              form.setValue('from', '')
              form.setValue('until', '')
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
    </form>
  )
}
