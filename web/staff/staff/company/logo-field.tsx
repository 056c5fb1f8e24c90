import { useId, useState } from 'react'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { companySettings, staffSaveLogo } from '#protocol/staff/names.ts'
import type { Success } from '#protocol/core/operation.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { fieldErrors } from '#web/core/api/errors.ts'
import { Button } from '#web/ui/button.tsx'
import { acceptOf } from '#web/ui/forms/file-rules.ts'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { useDecide } from '../use-decide.ts'
import { companyMessages } from './company-messages.ts'
import { takeFacts } from './take-facts.ts'

/** A larger one is not sent in vain. */
const mostMegabytes = 2

/** The company's logo: chosen, kept and shown at once (docs/product/company.md#look). */
export function LogoField({ company }: { company: Success<typeof companySettings> }) {
  const words = useMessages(companyMessages)
  const id = useId()
  const { decide, isPending, error } = useDecide(staffSaveLogo, companySettings)
  const lang = useLanguage()
  const [refused, setRefused] = useState<string>()
  const problem = refused ?? (isPending ? undefined : fieldErrors(error)?.picture)
  const save = (picture: File | undefined) => {
    const isLarge = picture && picture.size > mostMegabytes * 1024 * 1024
    setRefused(isLarge ? fieldMessage(fieldError('fileSize', mostMegabytes), lang) : undefined)
    if (!isLarge) decide({ version: company.logoVersion, picture }, () => void takeFacts())
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-bold">{words.logo}</p>
      {company.logo && (
        <img
          src={company.logo}
          alt={words.logo}
          className="rounded-control border border-line bg-white p-1"
          style={{ height: 48, width: 'auto' }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <label
          htmlFor={id}
          className="inline-flex min-h-12 items-center rounded-control border-[1.5px] border-line-strong px-5 font-bold hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          {company.logo ? words.logoReplace : words.logoChoose}
          <input
            id={id}
            type="file"
            accept={acceptOf('image')}
            disabled={isPending}
            aria-describedby={problem ? `${id}-error` : `${id}-hint`}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) => {
              const file = target.files?.[0]
              if (file) save(file)
              target.value = ''
            }}
            className="sr-only"
          />
        </label>
        {company.logo && (
          <Button variant="secondary" busy={isPending} onClick={() => save(undefined)}>
            {words.logoRemove}
          </Button>
        )}
      </div>
      <FieldNote id={id} hint={words.logoHint} error={problem} />
    </div>
  )
}
