import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { staffCar, staffCars, staffChangeCars } from '#protocol/staff/names.ts'
import { staffChangeCars as schema } from '#protocol/staff/garage/change-cars.ts'
import type { GarageCar } from '#protocol/staff/garage/staff-cars.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { useRead, useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { garageMessages } from './garage-messages.ts'
import { manyCarsMessages } from './many-cars-messages.ts'
import { type Looked, WhatChanges } from './what-changes.tsx'

/** Which cars: those that are ticked, or all of the list. */
export type Chosen = ReadonlySet<string> | 'all'
/** What the list is asked. */
export type Listed = { find?: string; area?: string; status?: GarageCar['status'] }

type Change = InputOf<typeof staffChangeCars>
const states = ['active', 'outOfService', 'retired'] as const
const kinds = ['percent', 'prices', 'area', 'status', 'add', 'remove'] as const
type Kind = (typeof kinds)[number]
type Values = Record<'percent' | 'day' | 'week' | 'month' | 'area' | 'status', string> & {
  kind: Kind
  features: string[]
  cars?: string
}

/** Of the form what its kind of change needs; what is empty stays. */
function changeOf({ kind, features, percent, day, week, month, area, status }: Values): Change {
  if (kind === 'add' || kind === 'remove') return { [kind]: features.join(',') }
  const amounts = Object.entries({ day, week, month }).filter(([, text]) => text !== '')
  if (kind === 'prices') return Object.fromEntries(amounts)
  return { [kind]: { percent, area, status }[kind] }
}

const whichOf = (chosen: Chosen, { find, area, status }: Listed) =>
  chosen === 'all'
    ? { inAll: true, find, inArea: area, inState: status }
    : { cars: [...chosen].join(',') }

type ManyCarsProps = {
  chosen: Chosen
  /** What the list shows, and how many cars that is. */
  listed: Listed
  total: number
  onChosen: (chosen: Chosen) => void
  onClose: () => void
}

/** One change of many cars: which, what, and what it would do before it is done (docs/product/cars.md#many-at-once). */
export function ManyCars({ chosen, listed, total, onChosen, onClose }: ManyCarsProps) {
  const words = useMessages(manyCarsMessages)
  const others = useMessages(garageMessages)
  const { data } = useRead(staffCar, {})
  const [looked, setLooked] = useState<{ change: Change; said: Looked }>()
  const looking = useSend(staffChangeCars)
  const { decide, isPending } = useDecide(staffChangeCars, staffCars, staffCar)
  const form = useForm<Values>({
    mode: 'onBlur',
    defaultValues: {
      kind: 'percent',
      percent: '',
      day: '',
      week: '',
      month: '',
      area: '',
      status: '',
      features: [],
    },
  })
  useServerErrors(form, looking.error)
  const { errors } = form.formState
  const kind = useWatch({ control: form.control, name: 'kind' })
  const count = chosen === 'all' ? total : chosen.size
  const look = form.handleSubmit((values) => {
    const change = { ...changeOf(values), ...whichOf(chosen, listed) }
    looking.mutate(change, {
      onSuccess: (said) =>
        said.status === 1 ? setLooked({ change, said }) : errorToast(said.message),
    })
  })
  if (looked)
    return (
      <WhatChanges
        said={looked.said}
        busy={isPending}
        onPress={(fingerprint) => decide({ ...looked.change, fingerprint }, onClose)}
        onCancel={() => setLooked(undefined)}
      />
    )
  const text = (name: 'percent' | 'day' | 'week' | 'month', hint?: string) => (
    <TextField
      label={words[name]}
      inputMode="decimal"
      autoComplete="off"
      hint={hint}
      icon={<span aria-hidden="true">{name === 'percent' ? '%' : '$'}</span>}
      error={errors[name]?.message}
      {...form.register(
        name,
        asked(schema.input.shape[name], ...(name === 'percent' ? [fieldRules.required] : [])),
      )}
    />
  )
  const choice = (
    name: 'area' | 'status',
    items: { id: string; name: string }[],
    hint?: string,
  ) => (
    <Select
      label={words[name]}
      required
      placeholder=""
      hint={hint}
      items={items}
      error={errors[name]?.message}
      {...form.register(name, asked(schema.input.shape[name], fieldRules.required))}
    />
  )
  return (
    <StaffCard about={words.title} title={words.title}>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status">{words.chosen(count)}</p>
        {chosen !== 'all' && chosen.size < total && (
          <Button variant="secondary" size="sm" onClick={() => onChosen('all')}>
            {words.all(total)}
          </Button>
        )}
        {count > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onChosen(new Set())}>
            {words.none}
          </Button>
        )}
      </div>
      <form noValidate className="grid gap-4" onSubmit={(event) => void look(event)}>
        <Select
          label={words.what}
          items={kinds.map((id) => ({ id, name: words.kinds[id] }))}
          {...form.register('kind')}
        />
        {kind === 'percent' && <div className="max-w-75">{text('percent', words.percentHint)}</div>}
        {kind === 'prices' && (
          <div className="grid gap-4 md:grid-cols-3">
            {text('day', words.pricesHint)}
            {text('week')}
            {text('month')}
          </div>
        )}
        {kind === 'area' && choice('area', data?.areas ?? [], words.areaHint)}
        {kind === 'status' &&
          choice(
            'status',
            states.map((id) => ({ id, name: others.states[id] })),
          )}
        {(kind === 'add' || kind === 'remove') && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-bold">{words.features}</legend>
            <div className="grid sm:grid-cols-2 lg:grid-cols-3">
              {data?.features.map(({ id, name }) => (
                <Checkbox key={id} value={id} {...form.register('features')}>
                  {name}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        )}
        <FieldNote id="many-cars" error={errors.cars?.message} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            busy={looking.isPending}
            disabledReason={count > 0 ? undefined : words.chooseFirst}
          >
            {words.look}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </StaffCard>
  )
}
