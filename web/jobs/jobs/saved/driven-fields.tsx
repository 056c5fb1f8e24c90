import { useId } from 'react'
import { useController } from 'react-hook-form'
import { furthestAheadDays } from '#domain/jobs/jobs/job.ts'
import { addDays } from '#domain/core/time/wall-time.ts'
import { say } from '#web/core/forms/say.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Chip } from '#web/ui/chip.tsx'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { shortWeekday, weekdayName, weekdays } from './driven-text.ts'
import {
  dayProblem,
  daysProblem,
  fromMoment,
  isNextDay,
  momentOf,
  timesWith,
} from './route-values.ts'
import { savedMessages } from './saved-messages.ts'
import type { RouteForm } from './use-route-form.ts'

const itemsOf = (time: string) => timesWith(time).map((id) => ({ id, name: id }))

/** On which days it is driven, and between which times on the clock of its area. */
export function DrivenFields({ route }: { route: RouteForm }) {
  const words = useMessages(savedMessages)
  const { form, values, min, area } = route
  const { errors } = form.formState
  const { field: repeats } = useController({ control: form.control, name: 'repeats' })
  const day = useController({
    control: form.control,
    name: 'day',
    rules: { validate: (_, typed) => say(dayProblem(typed)) },
  })
  const leaves = useController({ control: form.control, name: 'leaves' })
  const isOnce = values.repeats === 'once'
  return (
    <>
      <RadioCards
        label={words.when}
        hideLabel
        columns={3}
        value={values.repeats}
        onChange={(id) => repeats.onChange(id === 'once' ? 'once' : 'weekly')}
        cards={(['weekly', 'once'] as const).map((id) => ({ id, content: words.repeats[id] }))}
      />
      {!isOnce && <Weekdays route={route} />}
      <div className="grid gap-3 min-[420px]:grid-cols-2">
        {isOnce ? (
          <DateTimeField
            label={words.leavesOn}
            required
            value={momentOf(values)}
            min={min}
            max={min && addDays(min, furthestAheadDays)}
            error={errors.day?.message ?? errors.leaves?.message}
            onChange={(moment) => {
              const next = fromMoment(moment)
              day.field.onChange(next.day)
              leaves.field.onChange(next.leaves)
              void form.trigger('day')
            }}
          />
        ) : (
          <Select
            label={words.leaves}
            required
            items={itemsOf(values.leaves)}
            error={errors.leaves?.message}
            {...leaves.field}
          />
        )}
        <Select
          label={words.arrives}
          required
          items={itemsOf(values.arrives)}
          hint={isNextDay(values) ? words.arrivesNextDay : undefined}
          error={errors.arrives?.message}
          {...form.register('arrives')}
        />
      </div>
      <p className="text-14 text-ink-2">{area ? words.clock(area.name) : words.clockUnknown}</p>
    </>
  )
}

function Weekdays({ route: { form } }: { route: RouteForm }) {
  const words = useMessages(savedMessages)
  const lang = useLanguage()
  const id = useId()
  const { field, fieldState } = useController({
    control: form.control,
    name: 'days',
    rules: { validate: (_, typed) => say(daysProblem(typed)) },
  })
  const chosen = field.value
  const error = fieldState.error?.message
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-14 font-bold">{words.days}</legend>
      <div className="flex flex-wrap gap-2">
        {weekdays.map((day) => {
          const isOn = chosen.includes(day)
          return (
            <Chip
              key={day}
              selected={isOn}
              onToggle={() => {
                const next = isOn ? chosen.filter((one) => one !== day) : [...chosen, day]
                field.onChange(next.toSorted((a, b) => a - b))
                void form.trigger('days')
              }}
            >
              <span aria-hidden="true">{shortWeekday(day, lang)}</span>
              <span className="sr-only">{weekdayName(day, lang)}</span>
            </Chip>
          )
        })}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
