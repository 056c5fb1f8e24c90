import { useRouter } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import { newUserRegistration } from '#protocol/people/account/new-user-registration.ts'
import type { UserInfo } from '#protocol/people/account/user-info.ts'
import { limitsOf, problemIn } from '#web/core/forms/limits.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import { proofToSend } from '#web/core/session/browser-proof.ts'
import { deviceZone } from '#web/core/session/device-zone.ts'
import { startSession } from '#web/core/session/session.ts'
import type { PersonValues } from '../parts/person-fields.tsx'
import { personalMessages } from '../personal-messages.ts'
import { personValues } from '../person-values.ts'
import { useSave } from '../use-save.ts'
import { checkForm, emptyOf } from './part.ts'

type RegistrationOptions = {
  /** Absent: a visitor, whose address is confirmed later (docs/product/accounts.md#registration). */
  user: UserInfo | undefined
  draftName: string
  onSaved: () => void
}

/** Longer addresses do not come back by mail. */
const { maxLength: longestReturn = 0 } = limitsOf(newUserRegistration.input.shape.returnUrl)

/** Completes the account of a person who signed in for the first time, or makes a visitor one (docs/product/accounts.md#registration). */
export function useRegistration({ user, draftName, onSaved }: RegistrationOptions) {
  const words = useMessages(personalMessages)
  const router = useRouter()
  const form = useForm<PersonValues>({
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: { ...personValues(undefined, user), ...readDraft<PersonValues>(draftName) },
  })
  const sending = useSave(newUserRegistration, form, draftName, (answer) => {
    startSession(answer.token)
    onSaved()
  })
  const save = () => {
    const { firstName, lastName, phone, birthDate, acceptedTerms, email } = form.getValues()
    const { href, search } = router.state.location
    // A link that was cut must keep nobody from registering.
    const isWhole = !problemIn(newUserRegistration.input.shape.referral, search.referral)
    const referral = isWhole ? search.referral : undefined
    const visitor = {
      email: email.trim(),
      returnUrl: href.length > longestReturn ? undefined : href,
      browserProof: proofToSend(),
    }
    return sending.save({
      firstName,
      lastName,
      phone,
      birthDate,
      acceptedTerms,
      referral,
      timeZone: deviceZone(),
      ...(user ? { email: user.email } : visitor),
    })
  }
  const { firstName, lastName, phone, birthDate, email, acceptedTerms } = useWatch({
    control: form.control,
  })
  return {
    ...sending,
    form,
    user,
    nameGaps: emptyOf([
      [words.firstName, firstName],
      [words.lastName, lastName],
      [words.birthDate, birthDate],
    ]),
    gaps: emptyOf([
      [words.phone, phone],
      ...(user ? [] : [[words.email, email] as const]),
      [words.termsShort, acceptedTerms],
    ]),
    check: () => checkForm(form),
    save,
  }
}
