import { driverLicense } from '#protocol/people/drivers/driver-license.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import type { useLicense } from '../papers/use-license.ts'
import { personalMessages } from '../personal-messages.ts'
import { ExpirationField } from './expiration-field.tsx'
import { IssuerFields } from './issuer-fields.tsx'
import { LicensePictures } from './license-pictures.tsx'

type LicenseFieldsProps = {
  part: ReturnType<typeof useLicense>
  /** The trip's last day, YYYY-MM-DD, in the Driver step. */
  tripEnd: string | undefined
}

/** The pictures of a license first, then what stands on it. */
export function LicenseFields({ part, tripEnd }: LicenseFieldsProps) {
  const words = useMessages(personalMessages)
  const { form } = part
  return (
    <>
      <LicensePictures part={part} />
      <div className="grid gap-4 sm:grid-cols-2">
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
        <ExpirationField control={form.control} name="expirationDate" tripEnd={tripEnd} />
        <IssuerFields form={form} />
      </div>
    </>
  )
}
