import type { ReactNode } from 'react'
import { driverLicense } from '#protocol/people/drivers/driver-license.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import type { useLicense } from '../papers/use-license.ts'
import { personalMessages } from '../personal-messages.ts'
import { ReadingNotes } from '../reading/reading-notes.tsx'
import type { useReading } from '../reading/use-reading.ts'
import { ExpirationField } from './expiration-field.tsx'
import { IssuerFields } from './issuer-fields.tsx'
import { LicensePictures } from './license-pictures.tsx'

type LicenseFieldsProps = {
  part: ReturnType<typeof useLicense>
  reading: ReturnType<typeof useReading>
  /** The trip's last day, YYYY-MM-DD, in the Driver step. */
  tripEnd: string | undefined
  /** Fields of the person that stand on the license too. */
  person?: ReactNode
}

/** The pictures of a license first, then what stands on it, typed or to be checked. */
export function LicenseFields({ part, reading, tripEnd, person }: LicenseFieldsProps) {
  return (
    <>
      <ReadingNotes reading={reading} isNews />
      <LicensePictures part={part} reading={reading} />
      <div className="grid gap-4 sm:grid-cols-2">
        {person}
        <NumberField part={part} />
        <ExpirationField control={part.form.control} name="expirationDate" tripEnd={tripEnd} />
        <IssuerFields form={part.form} />
      </div>
    </>
  )
}

export function NumberField({ part: { form } }: Pick<LicenseFieldsProps, 'part'>) {
  const words = useMessages(personalMessages)
  return (
    <TextField
      className="font-code"
      label={words.number}
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={form.formState.errors.number?.message}
      {...form.register(
        'number',
        asked(driverLicense.input.shape.number, fieldRules.englishLetters),
      )}
    />
  )
}
