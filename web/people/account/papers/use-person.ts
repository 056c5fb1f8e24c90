import { useForm, useWatch } from 'react-hook-form'
import { personalDetails } from '#protocol/people/names.ts'
import type { UserInfo } from '#protocol/people/account/user-info.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import type { PersonValues } from '../parts/person-fields.tsx'
import { personalMessages } from '../personal-messages.ts'
import { personValues } from '../person-values.ts'
import { useSave } from '../use-save.ts'
import { checkForm, emptyOf } from './part.ts'

type PersonOptions = {
  /** The account's person, when this is their own driver. */
  user?: UserInfo
  /** Absent: a new driver. */
  driver?: Driver
  draftName: string
  onSaved: (driver: Driver) => void
}

/** Who a driver is. */
export function usePerson({ user, driver, draftName, onSaved }: PersonOptions) {
  const words = useMessages(personalMessages)
  const form = useForm<PersonValues>({
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: { ...personValues(driver, user), ...readDraft<PersonValues>(draftName) },
  })
  const sending = useSave(personalDetails, form, draftName, (answer) => onSaved(answer.driver))
  const { firstName, lastName, phone, birthDate } = useWatch({ control: form.control })
  return {
    ...sending,
    form,
    nameGaps: emptyOf([
      [words.firstName, firstName],
      [words.lastName, lastName],
      [words.birthDate, birthDate],
    ]),
    gaps: emptyOf([[words.phone, phone]]),
    check: () => checkForm(form),
    save: () => {
      const { email: _, acceptedTerms: __, ...values } = form.getValues()
      const driverId = user ? driver?.driverId : (driver?.driverId ?? 'new')
      return sending.save({ ...values, driverId })
    },
  }
}
