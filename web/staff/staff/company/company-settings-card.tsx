import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { companySettings, staffSaveCompany } from '#protocol/staff/names.ts'
import {
  type CompanySettings,
  staffSaveCompany as schema,
} from '#protocol/staff/opening/company-settings.ts'
import type { Success } from '#protocol/core/operation.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { instantText } from '../instant-text.ts'
import { Meanwhile } from './meanwhile.tsx'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { companyMessages } from './company-messages.ts'

type Words = typeof companyMessages.en
type Values = {
  bankHolder: string
  bankRouting: string
  bankAccount: string
  takesCash: boolean
  cardFee: string
  donation: string
  helpsUkraine: boolean
}

const valuesOf = (settings: CompanySettings): Values => ({
  bankHolder: settings.bankHolder ?? '',
  bankRouting: settings.bankRouting ?? '',
  bankAccount: settings.bankAccount ?? '',
  takesCash: settings.takesCash,
  cardFee: String(settings.cardFee),
  donation: String(settings.donation),
  helpsUkraine: settings.helpsUkraine,
})

type CompanySettingsCardProps = {
  company: Success<typeof companySettings>
  onSaved: () => void
  /** Begins again from what is saved. */
  onAnew: () => void
}

/** What the company has set of money; what a colleague saved meanwhile is shown before it is written over. */
export function CompanySettingsCard({ company, onSaved, onAnew }: CompanySettingsCardProps) {
  const words = useMessages(companyMessages)
  const theirs = valuesOf(company.settings)
  // What is typed stays when a colleague saves; all other fields follow.
  const form = useForm<Values>({
    mode: 'onBlur',
    values: theirs,
    resetOptions: { keepDirtyValues: true },
  })
  // What was there when somebody began to type; a newer one is not written over unseen.
  const [begun, setBegun] = useState<{ version: string; values: Values }>()
  const { decide, isPending, error } = useDecide(staffSaveCompany, companySettings)
  useServerErrors(form, error)
  const { dirtyFields } = form.formState
  const changes = Object.keys(dirtyFields).length
  const send = form.handleSubmit((values) =>
    decide({ version: company.version, ...values }, onSaved),
  )
  return (
    <StaffCard about={words.money} title={words.money}>
      <p className="text-ink-2">
        {words.intro}{' '}
        {company.changed && words.changed(company.changed.by, instantText(company.changed.at))}
      </p>
      {company.isSample && <Banner>{words.sample}</Banner>}
      {begun && begun.version !== company.version && (
        <Meanwhile
          sentence={
            company.changed
              ? words.meanwhile(
                  company.changed.by || words.colleague,
                  instantText(company.changed.at),
                )
              : words.meanwhileSomebody
          }
          labels={{ ...words, takesCash: words.cash }}
          before={begun.values}
          now={theirs}
          onAnew={onAnew}
        />
      )}
      <form
        noValidate
        className="grid gap-6"
        onChange={() => setBegun(begun ?? { version: company.version, values: theirs })}
        onSubmit={(event) => void send(event)}
      >
        <Bank form={form} words={words} />
        <Part text={words.cashText}>
          <Checkbox {...form.register('takesCash')}>{words.cash}</Checkbox>
        </Part>
        <Part text={words.cardFeeText}>
          <Percent form={form} name="cardFee" label={words.cardFee} />
        </Part>
        <Part text={words.donationText}>
          <Percent form={form} name="donation" label={words.donation} />
        </Part>
        <Part text={words.helpsUkraineText}>
          <Checkbox {...form.register('helpsUkraine')}>{words.helpsUkraine}</Checkbox>
        </Part>
        <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 bg-surface py-3">
          <p role="status" className="flex-1 text-ink-2">
            {changes > 0 && words.changes(changes)}
          </p>
          {changes > 0 && (
            <Button variant="secondary" onClick={onAnew}>
              {words.undo}
            </Button>
          )}
          <Button type="submit" busy={isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </StaffCard>
  )
}

type PartProps = { form: UseFormReturn<Values>; words: Words }

function Bank({ form, words }: PartProps) {
  const { errors } = form.formState
  const fields = ['bankHolder', 'bankRouting', 'bankAccount'] as const
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">{words.bank}</legend>
      <p className="text-14 text-ink-2">{words.bankText}</p>
      {fields.map((name) => (
        <TextField
          key={name}
          label={words[name]}
          autoComplete="off"
          inputMode={name === 'bankHolder' ? 'text' : 'numeric'}
          error={errors[name]?.message}
          {...form.register(name, asked(schema.input.shape[name]))}
        />
      ))}
    </fieldset>
  )
}

function Percent({
  form,
  name,
  label,
}: {
  form: UseFormReturn<Values>
  name: 'cardFee' | 'donation'
  label: string
}) {
  return (
    <TextField
      label={label}
      unit="%"
      inputMode="decimal"
      required
      className="max-w-75"
      error={form.formState.errors[name]?.message}
      {...form.register(name, asked(schema.input.shape[name]))}
    />
  )
}

function Part({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      {children}
      <p className="text-14 text-ink-2">{text}</p>
    </div>
  )
}
