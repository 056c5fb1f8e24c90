import { useState } from 'react'
import { countriesForStates } from '#protocol/people/names.ts'
import {
  staffBookings,
  staffDocuments,
  staffGiveInsurance,
  staffGiveLicense,
} from '#protocol/staff/names.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { FileUpload } from '#web/ui/forms/file-upload.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useDecide } from '../use-decide.ts'
import { type PaperKind, paperMessages } from './paper-messages.ts'

type PaperFormProps = { driver: string; kind: PaperKind; onDone: () => void }

/** What is written on the paper, its pictures, and whether it is verified now. */
export function PaperForm({ driver, kind, onDone }: PaperFormProps) {
  const words = useMessages(paperMessages)
  const lists = [staffDocuments, staffBookings]
  const license = useDecide(staffGiveLicense, ...lists)
  const insurance = useDecide(staffGiveInsurance, ...lists)
  const { error, isPending } = kind === 'license' ? license : insurance
  const errors = fieldErrors(error) ?? {}
  const [said, setSaid] = useState<Record<string, string>>({ country: 'US' })
  const [files, setFiles] = useState<readonly (File | undefined)[]>([])
  const [isSeen, setSeen] = useState(true)
  const say = (name: string, value: string) => setSaid({ ...said, [name]: value })
  const text = (name: 'number' | 'company' | 'policyNumber' | 'liability' | 'deductible') => {
    const field = wireNames[name]
    return (
      <TextField
        label={words[name]}
        autoComplete="off"
        required={name === 'number' || name === 'policyNumber'}
        inputMode={name === 'liability' || name === 'deductible' ? 'decimal' : undefined}
        hint={name === 'deductible' ? words.deductibleHint : undefined}
        value={said[field] ?? ''}
        error={errors[field]}
        onChange={({ target }) => say(field, target.value)}
      />
    )
  }
  const picture = (at: 0 | 1, label: string) => (
    <FileUpload
      label={label}
      value={files[at]}
      error={at === 0 ? errors.pictures : undefined}
      onChange={(file) => setFiles(at === 0 ? [file, files[1]] : [files[0], file])}
      onTwo={kind === 'license' ? (first, second) => setFiles([first, second]) : undefined}
    />
  )
  const send = () => {
    const pictures = files.filter((file) => file !== undefined)
    const verify = isSeen ? ('true' as const) : undefined
    const { number = '', country = '', state, expirationDate = '', company } = said
    const { policyNumber = '', liabilityLimits, collisionDeductible } = said
    const shared = { driverId: driver, expirationDate, pictures, verify }
    if (kind === 'license')
      license.decide({ ...shared, number, country, ...(state && { state }) }, onDone)
    else
      insurance.decide(
        {
          ...shared,
          policyNumber,
          ...(company && { company }),
          ...(liabilityLimits && { liabilityLimits }),
          ...(collisionDeductible && { collisionDeductible }),
        },
        onDone,
      )
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {kind === 'license' ? (
        <>
          {text('number')}
          <Issuer said={said} say={say} errors={errors} />
        </>
      ) : (
        <>
          {text('policyNumber')}
          {text('company')}
          {text('liability')}
          {text('deductible')}
        </>
      )}
      <DateField
        label={words.expires}
        required
        value={said.expirationDate ?? ''}
        error={errors.expirationDate}
        onChange={(value) => say('expirationDate', value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {picture(0, kind === 'license' ? words.front : words.card)}
        {kind === 'license' && picture(1, words.back)}
      </div>
      <Checkbox checked={isSeen} onChange={({ target }) => setSeen(target.checked)}>
        {words.verify}
      </Checkbox>
      <Button type="submit" className="justify-self-start" busy={isPending}>
        {words.save}
      </Button>
    </form>
  )
}

/** What each field is called on the wire. */
const wireNames = {
  number: 'number',
  company: 'company',
  policyNumber: 'policyNumber',
  liability: 'liabilityLimits',
  deductible: 'collisionDeductible',
} as const

type IssuerProps = {
  said: Readonly<Record<string, string>>
  say: (name: string, value: string) => void
  errors: Readonly<Record<string, string>>
}

/** Who issued a license: a country, and its state where licenses name one. */
function Issuer({ said, say, errors }: IssuerProps) {
  const words = useMessages(paperMessages)
  const { data } = useRead(countriesForStates, {})
  const named = (all: readonly { code: string; name: string }[]) =>
    all.map(({ code, name }) => ({ id: code, name }))
  const states = data?.content.find(({ code }) => code === said.country)?.states ?? []
  return (
    <>
      <Select
        label={words.country}
        required
        items={named(data?.content ?? [])}
        value={said.country}
        error={errors.country}
        onChange={({ target }) => say('country', target.value)}
      />
      {states.length > 0 && (
        <Select
          label={words.state}
          required
          placeholder={words.chooseState}
          items={named(states)}
          value={said.state ?? ''}
          error={errors.state}
          onChange={({ target }) => say('state', target.value)}
        />
      )}
    </>
  )
}
