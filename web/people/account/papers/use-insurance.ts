import { useForm, useWatch } from 'react-hook-form'
import { driverInsurance } from '#protocol/people/names.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import { type InsuranceValues, insuranceValues } from '../insurance-values.ts'
import { personalMessages } from '../personal-messages.ts'
import { useKeptFiles } from '../use-kept-files.ts'
import { useSave } from '../use-save.ts'
import { checkForm, emptyOf } from './part.ts'

type InsuranceOptions = {
  /** Absent: the account's own person, who has none yet. */
  driver: Driver | undefined
  draftName: string
  onSaved: () => void
}

/** A driver's own insurance: liability is needed, collision lowers the deposit (docs/product/prices.md#deposit). */
export function useInsurance({ driver, draftName, onSaved }: InsuranceOptions) {
  const words = useMessages(personalMessages)
  const form = useForm<InsuranceValues>({
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: { ...insuranceValues(driver), ...readDraft<InsuranceValues>(draftName) },
  })
  const { files, choose, chosen } = useKeptFiles(draftName)
  const sending = useSave(driverInsurance, form, draftName, onSaved)
  const hasPicture = chosen.length > 0 || (driver?.insurance.pictures.length ?? 0) > 0
  const { company, policyNumber, expirationDate, liabilityLimits } = useWatch({
    control: form.control,
  })
  // What is known stays to be seen, and to be changed.
  const isTyped = !hasPicture || Boolean(company?.trim()) || Boolean(liabilityLimits?.trim())
  return {
    ...sending,
    form,
    files,
    choose,
    /** The addresses of what was sent earlier. */
    sent: driver?.insurance.pictures ?? [],
    /** Without a photo of the card, what staff would read from it. */
    isTyped,
    gaps: emptyOf([
      ...(isTyped
        ? ([
            [words.company, company],
            [words.liability, liabilityLimits],
          ] as const)
        : []),
      [words.policy, policyNumber],
      [words.validUntil, expirationDate],
    ]),
    check: () => checkForm(form),
    save: () => sending.save({ ...form.getValues(), driverId: driver?.driverId, pictures: chosen }),
  }
}
