import { type ReactNode, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { Success } from '#protocol/core/operation.ts'
import { staffCar, staffCars, staffSaveCar } from '#protocol/staff/names.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { all, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { focusWrongOf } from '#web/core/routing/focus.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { isTypedDay } from '#web/ui/dates/date-rules.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { companyMessages } from '../company/company-messages.ts'
import { Meanwhile } from '../company/meanwhile.tsx'
import { SaveBar } from '../save-bar.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { type CarValues, type FieldName, sections, wanted } from './car-values.ts'
import { carMessages } from './car-messages.ts'
import { garageMessages } from './garage-messages.ts'
import { PriceNotes } from './price-notes.tsx'

export type KeptCar = NonNullable<Success<typeof staffCar>['car']>

type CarFormProps = {
  choices: Pick<Success<typeof staffCar>, 'areas' | 'subtypes' | 'features' | 'colours'>
  /** Undefined: one that is added. */
  kept: KeptCar | undefined
  saved: CarValues
  /** With the id of the car. */
  onDone: (car: string) => void
  /** Begins again from what is saved. */
  onAnew: () => void
}

const days: readonly FieldName[] = ['registrationUntil', 'inspectionUntil']
const words: readonly FieldName[] = [
  'make',
  'model',
  'city',
  'address',
  'plate',
  'vin',
  'keyBox',
  'sourceId',
  'note',
]

/** All that staff set of a car; what is wrong is said at its field, and nothing typed is lost. */
export function CarForm({ choices, kept, saved, onDone, onAnew }: CarFormProps) {
  const text = useMessages(carMessages)
  const { states } = useMessages(garageMessages)
  const others = useMessages(companyMessages)
  const [begun, setBegun] = useState<{ version: string; values: CarValues }>()
  const form = useForm<CarValues>({
    mode: 'onBlur',
    shouldFocusError: false,
    values: saved,
    resetOptions: { keepDirtyValues: true },
  })
  const { decide, isPending, error } = useDecide(staffSaveCar, staffCar, staffCars)
  useServerErrors(form, error)
  const { errors } = form.formState
  const items = choicesOf(choices, saved, { ...text, states })
  const field = (name: FieldName): ReactNode => {
    const common = {
      label: text.fields[name],
      required: wanted.has(name),
      ...(text.hints[name] !== undefined && { hint: text.hints[name] }),
      ...(errors[name]?.message !== undefined && { error: errors[name].message }),
    }
    const rules = wanted.has(name) ? all(fieldRules.required) : {}
    const list = items[name]
    if (list)
      return (
        <Select
          key={name}
          {...common}
          items={list}
          {...(saved[name] === '' && { placeholder: '' })}
          {...form.register(name, rules)}
        />
      )
    if (days.includes(name))
      return (
        <Controller
          key={name}
          control={form.control}
          name={name}
          rules={all(isTypedDay)}
          render={({ field: day }) => <DateField {...common} {...day} />}
        />
      )
    return (
      <TextField
        key={name}
        {...common}
        autoComplete="off"
        inputMode={words.includes(name) ? 'text' : 'decimal'}
        {...form.register(name, rules)}
      />
    )
  }
  const send = form.handleSubmit(
    (values) =>
      decide({ ...values, ...(kept && { car: kept.id, version: kept.version }) }, ({ car }) =>
        onDone(car),
      ),
    focusWrongOf,
  )
  return (
    <form
      noValidate
      className="grid gap-4"
      onChange={() => setBegun(begun ?? { version: kept?.version ?? '', values: saved })}
      onSubmit={(event) => void send(event)}
    >
      {kept && begun && begun.version !== kept.version && (
        <Meanwhile
          sentence={others.meanwhileSomebody}
          labels={text.fields}
          before={begun.values}
          now={saved}
          onAnew={onAnew}
        />
      )}
      {(Object.keys(sections) as (keyof typeof sections)[]).map((section) => (
        <StaffCard key={section} about={text.sections[section]} title={text.sections[section]}>
          {section === 'own' && <p className="text-ink-2">{text.ownText}</p>}
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {sections[section].map(field)}
          </div>
          {section === 'prices' && (
            <PriceNotes control={form.control} seasons={kept?.seasons ?? []} />
          )}
        </StaffCard>
      ))}
      <StaffCard about={text.sections.features} title={text.sections.features}>
        <Controller
          control={form.control}
          name="features"
          render={({ field: { value, onChange } }) => (
            <Features all={choices.features} value={value} onChange={onChange} />
          )}
        />
        {errors.features?.message && <FieldNote id="features" error={errors.features.message} />}
      </StaffCard>
      <SaveBar>
        <Button type="submit" busy={isPending}>
          {kept ? text.save : text.saveNew}
        </Button>
        <LinkButton variant="secondary" to={routes.staff} search={{ view: 'cars' }}>
          {text.cancel}
        </LinkButton>
      </SaveBar>
    </form>
  )
}

type Choices = CarFormProps['choices']
type Words = (typeof carMessages)['en'] & Pick<(typeof garageMessages)['en'], 'states'>

/** What a field chooses from; a state that only the product gives is there while it is so. */
function choicesOf({ areas, subtypes, colours }: Choices, saved: CarValues, text: Words) {
  const named = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([id, name]) => ({ id, name }))
  const states = named(text.states).filter(
    ({ id }) => id !== 'maintenance' || saved.status === 'maintenance',
  )
  const lists: Partial<Record<FieldName, readonly { id: string; name: string }[]>> = {
    area: areas,
    subtype: subtypes,
    fuel: named(text.fuels),
    transmission: named(text.transmissions),
    colour: colours.map((id) => ({ id, name: text.colours[id] ?? id })),
    status: states,
  }
  return lists
}

type FeaturesProps = {
  all: Choices['features']
  /** As a fleet file has them: `bluetooth;tow-hitch`. */
  value: string
  onChange: (value: string) => void
}

function Features({ all: features, value, onChange }: FeaturesProps) {
  const chosen = value.split(';').filter(Boolean)
  return (
    <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={({ target }) => {
            const rest = chosen.filter((one) => one !== id)
            onChange((target.checked ? [...rest, id] : rest).join(';'))
          }}
        >
          {name}
        </Checkbox>
      ))}
    </div>
  )
}
