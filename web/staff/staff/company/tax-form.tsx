import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { type TaxBase, taxBases } from '#domain/fleet/pricing/taxes/tax.ts'
import { companyAreas, staffSaveTax } from '#protocol/staff/names.ts'
import type { CompanyArea } from '#protocol/staff/opening/company-areas.ts'
import { type CompanyTax, staffSaveTax as schema } from '#protocol/staff/opening/company-taxes.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { focusWrongOf } from '#web/core/routing/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { isTypedDay } from '#web/ui/dates/date-rules.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { useDecide } from '../use-decide.ts'
import { companyMessages } from './company-messages.ts'
import { Meanwhile } from './meanwhile.tsx'
import { taxMessages } from './tax-messages.ts'

type Words = (typeof taxMessages)['en']
type Texts = 'nameEn' | 'nameEs' | 'percent' | 'daily' | 'firstDays' | 'account'
type Values = Record<Texts | 'from' | 'until', string> & {
  how: 'percent' | 'day'
  on: string[]
  onTaxes: string[]
}

const valuesOf = (tax: CompanyTax | undefined, today: string): Values => ({
  nameEn: tax?.nameEn ?? '',
  nameEs: tax?.nameEs ?? '',
  how: tax && tax.percent === undefined ? 'day' : 'percent',
  percent: tax?.percent === undefined ? '' : String(tax.percent),
  daily: tax?.daily === undefined ? '' : tax.daily.toFixed(2),
  firstDays: tax?.firstDays === undefined ? '' : String(tax.firstDays),
  on: [...(tax?.on ?? ['rent', 'extras', 'miles'])],
  onTaxes: [...(tax?.onTaxes ?? [])],
  account: tax?.account ?? '',
  from: tax?.from ?? today,
  until: tax?.until ?? '',
})

/** The same as a person reads it. */
function shown(
  { how, on, onTaxes, ...texts }: Values,
  words: Words,
  taxes: readonly CompanyTax[],
): Record<Exclude<keyof Values, 'onTaxes'>, string> {
  const names = taxes.filter(({ id }) => onTaxes.includes(id)).map(({ nameEn }) => nameEn)
  const bases = taxBases.filter((base) => on.includes(base)).map((base) => words.bases[base])
  const way = how === 'percent' ? words.percentWay : words.dayWay
  return { ...texts, how: way, on: [...bases, ...names].join(', ') }
}

type TaxFormProps = {
  area: CompanyArea
  /** Undefined: one that is added. */
  tax: CompanyTax | undefined
  onDone: () => void
}

/** One tax of an area: what it is called, how much of what, from when, and where the books keep it. */
export function TaxForm({ area, tax, onDone }: TaxFormProps) {
  const words = useMessages(taxMessages)
  const lang = useLanguage()
  const others = useMessages(companyMessages)
  const form = useForm<Values>({
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: valuesOf(tax, area.today),
  })
  const now = shown(valuesOf(tax, area.today), words, area.taxes)
  // What stood there when the form was begun; a newer one is not written over unseen.
  const [begun] = useState(now)
  const hasChanged = tax !== undefined && JSON.stringify(begun) !== JSON.stringify(now)
  const { decide, isPending, error } = useDecide(staffSaveTax, companyAreas)
  useServerErrors(form, error)
  const { errors } = form.formState
  const how = useWatch({ control: form.control, name: 'how' })
  const place = tax ? area.taxes.findIndex(({ id }) => id === tax.id) : area.taxes.length
  const earlier = area.taxes.slice(0, place)
  const send = form.handleSubmit(({ percent, daily, firstDays, account, until, ...values }) => {
    const amounts = values.how === 'percent' ? { percent } : { daily, firstDays }
    // A field that is empty is not sent.
    const given = Object.entries({ ...amounts, account, until }).filter(([, text]) => text !== '')
    const { area: id, version } = { area: area.id, version: area.taxesVersion }
    decide(
      {
        area: id,
        version,
        tax: tax?.id,
        ...values,
        on: values.on.join(','),
        onTaxes: values.onTaxes.join(','),
        ...Object.fromEntries(given),
      },
      onDone,
    )
  }, focusWrongOf)
  const text = (name: Texts, more: { required?: boolean; hint?: string; icon?: string } = {}) => {
    const { required = false, hint, icon } = more
    return (
      <TextField
        label={words[name]}
        required={required}
        hint={hint}
        autoComplete="off"
        inputMode={icon ? 'decimal' : name === 'firstDays' ? 'numeric' : 'text'}
        icon={icon && <span aria-hidden="true">{icon}</span>}
        error={errors[name]?.message}
        {...form.register(
          name,
          asked(schema.input.shape[name], ...(required ? [fieldRules.required] : [])),
        )}
      />
    )
  }
  const day = (name: 'from' | 'until') => (
    <Controller
      control={form.control}
      name={name}
      rules={asked(schema.input.shape[name], isTypedDay)}
      render={({ field }) => (
        <DateField
          {...field}
          label={words[name]}
          required={name === 'from'}
          autoComplete="off"
          error={errors[name]?.message}
        />
      )}
    />
  )
  const nameOf = (one: CompanyTax) => (lang === 'es' ? one.nameEs : one.nameEn)
  return (
    <form
      noValidate
      aria-label={tax ? words.edit(nameOf(tax)) : words.newTax}
      className="grid gap-4"
      onSubmit={(event) => void send(event)}
    >
      {hasChanged && (
        <Meanwhile
          sentence={others.meanwhileSomebody}
          labels={words}
          before={begun}
          now={now}
          onAnew={onDone}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {text('nameEn', { required: true })}
        {text('nameEs', { required: true })}
      </div>
      <Controller
        control={form.control}
        name="how"
        render={({ field }) => (
          <RadioCards
            label={words.how}
            columns="fold"
            value={field.value}
            onChange={field.onChange}
            cards={[
              { id: 'percent', content: words.percentWay },
              { id: 'day', content: words.dayWay },
            ]}
          />
        )}
      />
      {how === 'percent' ? (
        <>
          <div className="max-w-75">{text('percent', { required: true, icon: '%' })}</div>
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-14 font-bold">{words.on}</legend>
            <div className="grid gap-2 md:grid-cols-2">
              {taxBases.map((base: TaxBase) => (
                <Checkbox key={base} value={base} {...form.register('on')}>
                  {words.bases[base]}
                </Checkbox>
              ))}
              {earlier.map((one) => (
                <Checkbox key={one.id} value={one.id} {...form.register('onTaxes')}>
                  {nameOf(one)}
                </Checkbox>
              ))}
            </div>
            <FieldNote id="tax-on" error={errors.on?.message ?? errors.onTaxes?.message} />
            <p className="text-14 text-ink-2">{words.never}</p>
          </fieldset>
        </>
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          {text('daily', { required: true, icon: '$' })}
          {text('firstDays', { hint: words.firstDaysHint })}
        </div>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {day('from')}
        {day('until')}
      </div>
      <div className="max-w-75">{text('account', { hint: words.accountHint })}</div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {tax ? words.save(nameOf(tax)) : words.saveNew}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
