import { CircleCheck, Pencil, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { formatNamedDay } from '#domain/core/time/format-date.ts'
import { parseDay } from '#domain/core/time/wall-time.ts'
import { countriesForStates } from '#protocol/people/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { dayProblem } from '#web/ui/dates/date-rules.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { usePapers } from '../papers/use-papers.ts'
import { ExpirationField } from '../parts/expiration-field.tsx'
import { IssuerFields } from '../parts/issuer-fields.tsx'
import { NumberField } from '../parts/license-fields.tsx'
import { FrontPicture } from '../parts/license-pictures.tsx'
import {
  BirthDateField,
  FirstNameField,
  LastNameField,
  type PersonValues,
} from '../parts/person-fields.tsx'
import { personalMessages } from '../personal-messages.ts'
import { today } from '../today.ts'
import { readingMessages } from './reading-messages.ts'

type ReadLinesProps = {
  papers: ReturnType<typeof usePapers>
  /** The form of the person, while that is still to be filled in. */
  person: UseFormReturn<PersonValues> | undefined
  tripEnd: string
}

/**
 * What was read of a license, a line each: right ones stay as they are, a pencil opens the field of one. What the card
 * did not say, or what does not do for the trip, is open from the start.
 */
export function ReadLines({ papers, person, tripEnd }: ReadLinesProps) {
  const words = useMessages(readingMessages)
  const personal = useMessages(personalMessages)
  const lang = useLanguage()
  const { license, reading } = papers
  const { data } = useRead(countriesForStates, {})
  const read = license.form.watch()
  const who = person?.watch()
  const states = data?.content.find(({ code }) => code === read.country)?.states ?? []
  const errors = { ...person?.formState.errors, ...license.form.formState.errors }
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const isShort = dayProblem(read.expirationDate, { required: true, min: today(), tripEnd })
    const given = { ...who, ...read, ...(isShort && { expirationDate: '' }) }
    return new Set(Object.entries(given).flatMap(([name, value]) => (value === '' ? [name] : [])))
  })
  const day = (text: string) => (parseDay(text) ? formatNamedDay(text, lang) : text)
  const line = (name: keyof typeof errors, term: string, text: string, field: ReactNode) => {
    if (opened.has(name) || errors[name])
      return (
        <div key={name} className="grid gap-4 border-b border-line p-4">
          <dt className="sr-only">{term}</dt>
          <dd className="grid gap-4">{field}</dd>
        </div>
      )
    return (
      <div
        key={name}
        className="grid min-h-12 grid-cols-[minmax(0,7rem)_minmax(0,1fr)_auto] items-center gap-2 border-b border-line pr-1.5 pl-4"
      >
        <dt className="text-14 text-ink-2">{term}</dt>
        <dd className="font-bold break-words">{text}</dd>
        <dd>
          <IconButton
            label={words.change(term)}
            onClick={() => setOpened(new Set([...opened, name]))}
          >
            <Pencil aria-hidden="true" size={20} />
          </IconButton>
        </dd>
      </div>
    )
  }
  return (
    <>
      <p
        role="status"
        className="flex items-center gap-3 bg-ok-soft px-4 py-3 leading-tight font-bold text-ok"
      >
        <CircleCheck aria-hidden="true" size={20} className="flex-none" />
        {words.done}
      </p>
      <dl>
        {person && who && (
          <>
            {line(
              'firstName',
              personal.firstName,
              who.firstName,
              <FirstNameField form={person} isOwn />,
            )}
            {line(
              'lastName',
              personal.lastName,
              who.lastName,
              <LastNameField form={person} isOwn />,
            )}
            {line(
              'birthDate',
              words.born,
              day(who.birthDate),
              <BirthDateField form={person} isOwn />,
            )}
          </>
        )}
        {line('number', words.license, read.number, <NumberField part={license} />)}
        {line(
          'expirationDate',
          personal.expiration,
          day(read.expirationDate),
          <ExpirationField
            control={license.form.control}
            name="expirationDate"
            tripEnd={tripEnd}
          />,
        )}
        {line(
          'state',
          personal.state,
          states.find(({ code }) => code === read.state)?.name ?? read.state,
          <IssuerFields form={license.form} />,
        )}
      </dl>
      <div className="grid gap-3 px-4 py-3">
        <div className="flex flex-wrap items-center gap-2">
          <Shot file={license.files[1]} name={words.back} />
          <Shot file={license.files[0]} name={words.front} />
          <button
            type="button"
            onClick={reading.open}
            className="link ml-auto inline-flex min-h-11 items-center gap-2 font-bold no-underline"
          >
            <RotateCcw aria-hidden="true" size={16} />
            {words.retake}
          </button>
        </div>
        {!license.files[0] && <FrontPicture part={license} />}
      </div>
    </>
  )
}

function Shot({ file, name }: { file: File | undefined; name: string }) {
  if (!file) return null
  return (
    <img
      alt={name}
      className="h-11.5 w-18 rounded-slot border border-line object-cover"
      ref={(image) => {
        if (!image) return
        const made = URL.createObjectURL(file)
        image.src = made
        return () => URL.revokeObjectURL(made)
      }}
    />
  )
}
