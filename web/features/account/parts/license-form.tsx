import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import type { Driver } from '#protocol/drivers/driver.ts'
import { driverLicense } from '#protocol/drivers/driver-license.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { focusInside } from '#web/core/routing/focus.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { personalMessages } from '../personal-messages.ts'
import { useKeptFiles } from '../use-kept-files.ts'
import { useSave } from '../use-save.ts'
import { ExpirationField } from './expiration-field.tsx'
import { FormEnd } from './form-end.tsx'
import { IssuerFields } from './issuer-fields.tsx'
import { PrivateUpload } from './private-upload.tsx'
import type { LicenseValues } from './license-values.ts'

export type DocumentFormProps = {
  driver: Driver
  draftName: string
  /** The trip's last day, YYYY-MM-DD, in the Driver step. */
  tripEnd: string | undefined
  onSaved: () => void
  onCancel?: () => void
}

/** A driver's license with its pictures (docs/product/accounts.md#drivers). */
export function LicenseForm({ driver, draftName, tripEnd, onSaved, onCancel }: DocumentFormProps) {
  const words = useMessages(personalMessages)
  const lang = useLanguage()
  const { license } = driver
  const form = useForm<LicenseValues>({
    mode: 'onBlur',
    defaultValues: {
      number: license.number ?? '',
      country: license.country ?? 'US',
      state: license.state ?? '',
      expirationDate: license.expirationDate ?? '',
      ...readDraft<LicenseValues>(draftName),
    },
  })
  const { files, choose, chosen } = useKeptFiles(draftName)
  const [noPicture, setNoPicture] = useState(false)
  const { save, isPending, isKept, forget, refusal } = useSave(
    driverLicense,
    form,
    draftName,
    onSaved,
  )
  const { errors } = form.formState
  const picturesId = `${draftName}-pictures`
  const submit = form.handleSubmit((values) => {
    const isMissing = chosen.length === 0 && license.pictures.length === 0
    setNoPicture(isMissing)
    if (isMissing) return focusInside(picturesId)
    save({ ...values, driverId: driver.driverId, pictures: chosen })
  })
  const pictureError = noPicture
    ? fieldMessage(fieldError('minFiles', 1), lang)
    : errors.pictures?.message
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          className="font-code"
          label={words.number}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.number?.message}
          {...form.register(
            'number',
            asked(driverLicense.input.shape.number, fieldRules.englishLetters),
          )}
        />
        <ExpirationField control={form.control} name="expirationDate" tripEnd={tripEnd} />
        <IssuerFields form={form} />
      </div>
      <div id={picturesId} className="grid gap-4 sm:grid-cols-2">
        <PrivateUpload
          label={words.front}
          required
          value={files[0]}
          onChange={(file) => {
            setNoPicture(false)
            choose(0)(file)
          }}
          path={license.pictures[0]}
          error={pictureError}
        />
        <PrivateUpload
          label={words.back}
          value={files[1]}
          onChange={choose(1)}
          path={license.pictures[1]}
        />
      </div>
      <FormEnd
        busy={isPending}
        isKept={isKept}
        refusal={refusal}
        onCancel={
          onCancel &&
          (() => {
            forget()
            onCancel()
          })
        }
      />
    </form>
  )
}
