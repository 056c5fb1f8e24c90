import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { InputOf, Success } from '#protocol/core/operation.ts'
import { staffSaveSeason, staffSeasons } from '#protocol/staff/names.ts'
import {
  staffSaveSeason as schema,
  type StaffSeason,
} from '#protocol/staff/opening/staff-seasons.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { focusWrongOf } from '#web/core/routing/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { isTypedDay } from '#web/ui/dates/date-rules.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { errorToast } from '#web/ui/overlays/toast-store.ts'
import { useDecide } from '../use-decide.ts'
import { seasonMessages } from './season-messages.ts'
import { type Said, SeasonPreview } from './season-preview.tsx'

type Values = Record<'nameEn' | 'nameEs' | 'percent' | 'from' | 'until' | 'minimumDays', string> & {
  areas: string[]
  types: string[]
}
type Change = InputOf<typeof staffSaveSeason>

const valuesOf = (season: StaffSeason | undefined): Values => ({
  nameEn: season?.nameEn ?? '',
  nameEs: season?.nameEs ?? '',
  percent: season ? String(season.percent) : '',
  from: season?.from ?? '',
  until: season?.until ?? '',
  minimumDays: season?.minimumDays === undefined ? '' : String(season.minimumDays),
  areas: season?.areas ?? [],
  types: season?.types ?? [],
})

type SeasonFormProps = {
  /** Absent: a new one. */
  season: StaffSeason | undefined
  for: Pick<Success<typeof staffSeasons>, 'areas' | 'types'>
  onDone: () => void
}

/** One season, or a new one: what it is, what it would do, and then the press that does it. */
export function SeasonForm({ season, for: all, onDone }: SeasonFormProps) {
  const words = useMessages(seasonMessages)
  const form = useForm<Values>({
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: valuesOf(season),
  })
  const [looked, setLooked] = useState<{ change: Change; said: Said }>()
  const looking = useSend(staffSaveSeason)
  const { decide, isPending } = useDecide(staffSaveSeason, staffSeasons)
  useServerErrors(form, looking.error)
  const { errors } = form.formState
  const look = form.handleSubmit(({ areas, types, minimumDays, ...values }) => {
    const change = {
      ...(season && { season: season.id, version: season.version }),
      ...values,
      ...(minimumDays.trim() !== '' && { minimumDays }),
      areas: areas.join(','),
      types: types.join(','),
    }
    looking.mutate(change, {
      onSuccess: (said) =>
        said.status === 1 ? setLooked({ change, said }) : errorToast(said.message),
    })
  }, focusWrongOf)
  if (looked)
    return (
      <SeasonPreview
        said={looked.said}
        press={words.save(form.getValues('nameEn'))}
        busy={isPending}
        onPress={(fingerprint) => decide({ ...looked.change, fingerprint }, onDone)}
        onBack={() => setLooked(undefined)}
      />
    )
  const text = (name: 'nameEn' | 'nameEs' | 'percent' | 'minimumDays', hint?: string) => (
    <TextField
      label={words[name]}
      required={name !== 'minimumDays'}
      className={name === 'minimumDays' ? 'max-w-75' : undefined}
      inputMode={name === 'percent' || name === 'minimumDays' ? 'numeric' : undefined}
      autoComplete="off"
      hint={hint}
      icon={name === 'percent' ? <span aria-hidden="true">%</span> : undefined}
      error={errors[name]?.message}
      {...form.register(name, asked(schema.input.shape[name]))}
    />
  )
  const day = (name: 'from' | 'until') => (
    <Controller
      control={form.control}
      name={name}
      rules={asked(schema.input.shape[name], isTypedDay)}
      render={({ field }) => (
        <DateField
          {...field}
          label={words[name]}
          required
          autoComplete="off"
          error={errors[name]?.message}
        />
      )}
    />
  )
  const choice = (name: 'areas' | 'types', items: readonly { id: string; name: string }[]) => (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-bold">{words[name]}</legend>
      <p className="text-14 text-ink-2">{words.allHint}</p>
      <div className="grid sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ id, name: said }) => (
          <Checkbox key={id} value={id} {...form.register(name)}>
            {said}
          </Checkbox>
        ))}
      </div>
      <FieldNote id={`season-${name}`} error={errors[name]?.message} />
    </fieldset>
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void look(event)}>
      <div className="grid gap-4 md:grid-cols-2">
        {text('nameEn')}
        {text('nameEs')}
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        {text('percent', words.percentHint)}
        {day('from')}
        {day('until')}
      </div>
      {text('minimumDays', words.minimumHint)}
      {all.areas.length > 1 && choice('areas', all.areas)}
      {all.types.length > 1 && choice('types', all.types)}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={looking.isPending}>
          {words.look}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
