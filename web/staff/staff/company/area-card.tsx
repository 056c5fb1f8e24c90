import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { tidyTime } from '#domain/core/time/typed-time.ts'
import { companyAreas, staffSaveArea } from '#protocol/staff/names.ts'
import { type CompanyArea, staffSaveArea as schema } from '#protocol/staff/opening/company-areas.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { focusWrongOf } from '#web/core/routing/focus.ts'
import { TownField, townText } from '#web/fleet/places/town-field.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { areaMessages } from './area-messages.ts'
import { AreaPlace, type AreaValues } from './area-place.tsx'
import { companyMessages } from './company-messages.ts'
import { HoursField } from './hours-field.tsx'
import { Meanwhile } from './meanwhile.tsx'

type Typed = 'nameEn' | 'nameEs' | 'opens' | 'closes' | 'slots' | 'gasPrice' | 'kwhPrice'

/** How the fields that are no words are typed. */
const asTime = { tidy: tidyTime }
const asCount = { inputMode: 'numeric' } as const
const asPrice = { inputMode: 'decimal' } as const

/** What an area begins with: hours that the staff of most yards have. */
const begins: AreaValues = {
  nameEn: '',
  nameEs: '',
  town: '',
  address: '',
  point: '',
  opens: '08:00',
  closes: '20:00',
  otherHours: '',
  slots: '3',
  gasPrice: '',
  kwhPrice: '',
}

const valuesOf = (area: CompanyArea): AreaValues => ({
  nameEn: area.nameEn,
  nameEs: area.nameEs,
  town: '',
  address: area.address,
  point: area.point ?? '',
  opens: area.opens,
  closes: area.closes,
  otherHours: area.otherHours,
  slots: String(area.slots),
  gasPrice: area.gasPrice.toFixed(2),
  kwhPrice: area.kwhPrice.toFixed(2),
})

type AreaCardProps = {
  /** Undefined: one that is made. */
  area: CompanyArea | undefined
  onDone: () => void
  /** Begins again from what is saved; of a new one, leaves it. */
  onAnew: () => void
}

/** One area: where it is, when one can come, and what energy costs there (docs/product/company.md#areas). */
export function AreaCard({ area, onDone, onAnew }: AreaCardProps) {
  const words = useMessages(areaMessages)
  const others = useMessages(companyMessages)
  const lang = useLanguage()
  const [today] = useState(() => area?.today ?? new Date().toISOString().slice(0, 10))
  const [town, setTown] = useState<{ id: string; name: string }>()
  const saved = area ? valuesOf(area) : begins
  // What was there when somebody began to type; a newer one is not written over unseen.
  const [begun, setBegun] = useState<{ version: string; values: AreaValues }>()
  // What is typed stays when a colleague saves; all other fields follow.
  const form = useForm<AreaValues>({
    mode: 'onBlur',
    shouldFocusError: false,
    values: saved,
    resetOptions: { keepDirtyValues: true },
  })
  const { decide, isPending, error } = useDecide(staffSaveArea, companyAreas)
  useServerErrors(form, error)
  const { errors } = form.formState
  const title = (lang === 'es' ? area?.nameEs : area?.nameEn) ?? words.newArea
  const send = form.handleSubmit(
    (values) => decide({ area: area?.id, version: area?.version, ...values }, onDone),
    focusWrongOf,
  )
  const begin = () => setBegun(begun ?? { version: area?.version ?? '', values: saved })
  const text = (
    name: Typed,
    typedAs: { tidy?: typeof tidyTime; inputMode?: 'numeric' | 'decimal' } = {},
  ) => (
    <TextField
      label={words[name]}
      {...typedAs}
      required
      autoComplete="off"
      error={errors[name]?.message}
      {...form.register(name, asked(schema.input.shape[name]))}
    />
  )
  return (
    <StaffCard
      about={title}
      title={title}
      badges={area && <Badge tone="neutral">{words.cars(area.cars)}</Badge>}
    >
      {area && begun && begun.version !== area.version && (
        <Meanwhile
          sentence={others.meanwhileSomebody}
          labels={words}
          before={begun.values}
          now={saved}
          onAnew={onAnew}
        />
      )}
      <form
        noValidate
        className="grid gap-4"
        onChange={begin}
        onSubmit={(event) => void send(event)}
      >
        <div className="grid gap-4 md:grid-cols-2">
          {text('nameEn')}
          {text('nameEs')}
        </div>
        <Controller
          control={form.control}
          name="town"
          rules={area ? {} : { validate: fieldRules.required }}
          render={({ field }) => (
            <TownField
              label={words.town}
              clearLabel={words.townClear}
              required={!area}
              hint={area ? words.townNow(area.state, area.zone) : words.townHint}
              error={errors.town?.message}
              value={town}
              inputRef={field.ref}
              onBlur={field.onBlur}
              onChange={(found) => {
                setTown(found && { id: found.id, name: townText(found) })
                field.onChange(found?.id ?? '')
              }}
            />
          )}
        />
        <AreaPlace form={form} town={town?.id} />
        <div className="grid gap-4 md:grid-cols-3">
          {text('opens', asTime)}
          {text('closes', asTime)}
          {text('slots', asCount)}
        </div>
        <Controller
          control={form.control}
          name="otherHours"
          rules={asked(schema.input.shape.otherHours)}
          render={({ field }) => (
            <HoursField
              value={field.value}
              onChange={(value) => {
                begin()
                field.onChange(value)
              }}
              today={today}
              usual={{ opens: saved.opens, closes: saved.closes }}
              error={errors.otherHours?.message}
            />
          )}
        />
        <div className="grid gap-4 md:grid-cols-2">
          {text('gasPrice', asPrice)}
          {text('kwhPrice', asPrice)}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isPending}>
            {area ? words.save(title) : words.saveNew}
          </Button>
          {!area && (
            <Button variant="secondary" onClick={onAnew}>
              {words.cancel}
            </Button>
          )}
        </div>
      </form>
    </StaffCard>
  )
}
