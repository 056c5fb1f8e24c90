import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { formatDay } from '#domain/core/time/format-date.ts'
import type { CompanyExtra, CompanyPlan } from '#protocol/staff/opening/company-prices.ts'
import {
  staffSaveExtra as extraSchema,
  staffSavePlan as planSchema,
} from '#protocol/staff/opening/company-prices.ts'
import { companyPrices, staffSaveExtra, staffSavePlan } from '#protocol/staff/names.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { focusWrongOf } from '#web/core/routing/focus.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { isTypedDay } from '#web/ui/dates/date-rules.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { Money } from '#web/ui/money.tsx'
import { companyMessages } from '../company/company-messages.ts'
import { Meanwhile } from '../company/meanwhile.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { priceMessages } from './price-messages.ts'

type Offer =
  | { kind: 'extra'; row: CompanyExtra | undefined }
  | { kind: 'plan'; row: CompanyPlan | undefined }

const texts = ['nameEn', 'nameEs', 'descriptionEn', 'descriptionEs'] as const
type Values = Record<(typeof texts)[number] | 'value' | 'from' | 'until', string> & {
  offered: boolean
}

function valuesOf({ kind, row }: Offer): Values {
  const value = kind === 'extra' ? row?.price.toFixed(2) : row && String(row.times)
  return {
    nameEn: row?.nameEn ?? '',
    nameEs: row?.nameEs ?? '',
    descriptionEn: row?.descriptionEn ?? '',
    descriptionEs: row?.descriptionEs ?? '',
    value: value ?? '',
    offered: row?.offered ?? true,
    from: (kind === 'plan' && row?.from) || '',
    until: (kind === 'plan' && row?.until) || '',
  }
}

const dayText = (day: string | undefined) => day && formatDay(day)

/** One extra or price plan in a line; a press opens its form (docs/product/company.md#prices). */
export function OfferCard(offer: Offer) {
  const words = useMessages(priceMessages)
  const lang = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { kind, row } = offer
  if (!row) return null
  const said =
    lang === 'es'
      ? { name: row.nameEs, other: `${row.nameEn}: ${row.descriptionEn}`, otherLang: 'en' }
      : { name: row.nameEn, other: `${row.nameEs}: ${row.descriptionEs}`, otherLang: 'es' }
  return (
    <StaffCard
      about={said.name}
      title={said.name}
      badges={
        <>
          <Badge>
            {kind === 'extra' ? (
              <Money dollars={offer.row?.price ?? 0} />
            ) : (
              `× ${offer.row?.times ?? 1}`
            )}
          </Badge>
          {offer.kind === 'plan' && (offer.row?.from ?? offer.row?.until) && (
            <Badge>{words.days(dayText(offer.row?.from), dayText(offer.row?.until))}</Badge>
          )}
          {!row.offered && <Badge tone="warn">{words.notOffered}</Badge>}
        </>
      }
    >
      <p lang={said.otherLang} className="text-ink-2">
        {said.other}
      </p>
      {isOpen ? (
        <OfferForm offer={offer} onDone={() => setOpen(false)} />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          {words.edit(said.name)}
        </Button>
      )}
    </StaffCard>
  )
}

/** The form of one, or of a new one; what a colleague saved meanwhile is shown before it is written over. */
export function OfferForm({ offer, onDone }: { offer: Offer; onDone: () => void }) {
  const words = useMessages(priceMessages)
  const others = useMessages(companyMessages)
  const lang = useLanguage()
  const { kind, row } = offer
  const saved = valuesOf(offer)
  const form = useForm<Values>({
    mode: 'onBlur',
    shouldFocusError: false,
    values: saved,
    resetOptions: { keepDirtyValues: true },
  })
  const [begun] = useState({ version: row?.version, values: saved })
  const extras = useDecide(staffSaveExtra, companyPrices)
  const plans = useDecide(staffSavePlan, companyPrices)
  const { error, isPending } = kind === 'extra' ? extras : plans
  useServerErrors(form, error)
  const { errors } = form.formState
  const isNormal = kind === 'plan' && row?.id === 'normal'
  const send = form.handleSubmit(({ value, from, until, ...said }) => {
    const common = { version: row?.version, ...said }
    if (kind === 'extra') extras.decide({ extra: row?.id, ...common, price: value }, onDone)
    else {
      const days = { ...(from && { from }), ...(until && { until }) }
      plans.decide({ plan: row?.id, ...common, times: value, ...days }, onDone)
    }
  }, focusWrongOf)
  const rule = kind === 'extra' ? extraSchema.input.shape.price : planSchema.input.shape.times
  const text = (name: (typeof texts)[number]) => (
    <TextField
      label={words[name]}
      required
      autoComplete="off"
      error={errors[name]?.message}
      {...form.register(name, asked(extraSchema.input.shape[name]))}
    />
  )
  const day = (name: 'from' | 'until') => (
    <Controller
      control={form.control}
      name={name}
      rules={asked(planSchema.input.shape[name], isTypedDay)}
      render={({ field }) => (
        <DateField
          {...field}
          label={words[name]}
          autoComplete="off"
          error={errors[name]?.message}
        />
      )}
    />
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      {row && begun.version !== row.version && (
        <Meanwhile
          sentence={others.meanwhileSomebody}
          labels={{ ...words, value: kind === 'extra' ? words.price : words.times }}
          before={begun.values}
          now={saved}
          onAnew={onDone}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {text('nameEn')}
        {text('nameEs')}
      </div>
      {text('descriptionEn')}
      {text('descriptionEs')}
      <TextField
        label={kind === 'extra' ? words.price : words.times}
        required
        readOnly={isNormal}
        className="max-w-75"
        inputMode="decimal"
        autoComplete="off"
        icon={<span aria-hidden="true">{kind === 'extra' ? '$' : '×'}</span>}
        error={errors.value?.message}
        {...form.register('value', asked(rule))}
      />
      {kind === 'plan' && !isNormal && (
        <div className="grid gap-4 md:grid-cols-2">
          {day('from')}
          {day('until')}
        </div>
      )}
      {!isNormal && <Checkbox {...form.register('offered')}>{words.offered}</Checkbox>}
      <p className="text-14 text-ink-2">{words.keeps}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {row ? words.save(lang === 'es' ? row.nameEs : row.nameEn) : words.saveNew}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
