import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { companySettings, staffSaveCompany } from '#protocol/staff/names.ts'
import type { Success } from '#protocol/core/operation.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWhen } from '../desk/use-when.ts'
import { SaveBar } from '../save-bar.tsx'
import { useDecide } from '../use-decide.ts'
import { type Values, valuesOf } from './company-fields.ts'
import { companyMessages } from './company-messages.ts'
import { LogoField } from './logo-field.tsx'
import { LookSection } from './look-section.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { MoneySection } from './money-section.tsx'
import { OfferSection } from './offer-section.tsx'
import { NameSection } from './name-section.tsx'

type CompanyFormProps = {
  company: Success<typeof companySettings>
  onSaved: () => void
  /** Begins again from what is saved. */
  onAnew: () => void
}

/** What the company has set of itself; what a colleague saved meanwhile is shown before it is written over. */
export function CompanyForm({ company, onSaved, onAnew }: CompanyFormProps) {
  const words = useMessages(companyMessages)
  const when = useWhen()
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
  const { dirtyFields, errors } = form.formState
  const changes = Object.keys(dirtyFields).length
  const problems = Object.keys(errors).length
  const send = form.handleSubmit((values) =>
    decide({ version: company.version, ...values }, onSaved),
  )
  return (
    <form
      noValidate
      className="grid gap-6"
      onChange={() => setBegun(begun ?? { version: company.version, values: theirs })}
      onSubmit={(event) => void send(event)}
    >
      <p className="text-ink-2">
        {words.intro}{' '}
        {company.changed && words.changed(company.changed.by, when.instant(company.changed.at))}
      </p>
      {company.isSample && <Banner>{words.sample}</Banner>}
      {begun && begun.version !== company.version && (
        <Meanwhile
          sentence={
            company.changed
              ? words.meanwhile(
                  company.changed.by || words.colleague,
                  when.instant(company.changed.at),
                )
              : words.meanwhileSomebody
          }
          labels={words}
          choices={{ ...words.jobsChoices, ...words.phoneCountries }}
          before={begun.values}
          now={theirs}
          onAnew={onAnew}
        />
      )}
      <NameSection form={form} words={words} />
      <LookSection form={form} words={words} logo={<LogoField company={company} />} />
      <MoneySection form={form} words={words} />
      <OfferSection form={form} words={words} />
      <SaveBar className="justify-end">
        <p role="status" className="flex-1 text-ink-2">
          {[problems > 0 && words.problems(problems), changes > 0 && words.changes(changes)]
            .filter(Boolean)
            .join(' ')}
        </p>
        {changes > 0 && (
          <Button variant="secondary" onClick={onAnew}>
            {words.undo}
          </Button>
        )}
        <Button type="submit" busy={isPending}>
          {words.save}
        </Button>
      </SaveBar>
    </form>
  )
}
