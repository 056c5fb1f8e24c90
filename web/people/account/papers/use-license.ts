import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { driverLicense } from '#protocol/people/names.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import type { LicenseValues } from '../parts/license-values.ts'
import { personalMessages } from '../personal-messages.ts'
import { useKeptFiles } from '../use-kept-files.ts'
import { useSave } from '../use-save.ts'
import { checkForm, emptyOf } from './part.ts'

type LicenseOptions = {
  /** Absent: the account's own person, who has none yet. */
  driver: Driver | undefined
  draftName: string
  /** The state that most renters of a place have their license from, as `CA`; a proposal. */
  usualState?: string
  onSaved: () => void
}

const home = 'US'

/** A driver's license with its pictures (docs/product/accounts.md#drivers). */
export function useLicense({ driver, draftName, usualState, onSaved }: LicenseOptions) {
  const words = useMessages(personalMessages)
  const lang = useLanguage()
  const license = driver?.license
  const form = useForm<LicenseValues>({
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: {
      number: license?.number ?? '',
      country: license?.country ?? home,
      state: license?.state ?? usualState ?? '',
      expirationDate: license?.expirationDate ?? '',
      ...readDraft<LicenseValues>(draftName),
    },
  })
  useEffect(() => {
    const { country, state } = form.getValues()
    if (usualState && country === home && state === '' && !form.formState.isDirty)
      form.setValue('state', usualState)
  }, [form, usualState])
  const { files, choose, chooseBoth, chosen } = useKeptFiles(draftName)
  const [noPicture, setNoPicture] = useState(false)
  const sending = useSave(driverLicense, form, draftName, onSaved)
  // The back alone, which was read, is half of what staff compare.
  const hasPicture = files[0] !== undefined || (license?.pictures.length ?? 0) > 0
  const { number, expirationDate, country, state } = useWatch({ control: form.control })
  const check = async () => {
    const isRight = await checkForm(form)
    setNoPicture(!hasPicture)
    return isRight && hasPicture
  }
  const pictureError =
    noPicture && !hasPicture
      ? fieldMessage(fieldError('minFiles', 1), lang)
      : form.formState.errors.pictures?.message
  return {
    ...sending,
    form,
    files,
    choose,
    chooseBoth,
    /** The addresses of what was sent earlier: front and back. */
    sent: license?.pictures ?? [],
    pictureError,
    pictureGaps: emptyOf([[words.front, hasPicture]]),
    gaps: emptyOf([
      [words.number, number],
      [words.expiration, expirationDate],
      ...(country === home ? [[words.state, state] as const] : []),
    ]),
    check,
    save: () => sending.save({ ...form.getValues(), driverId: driver?.driverId, pictures: chosen }),
  }
}
