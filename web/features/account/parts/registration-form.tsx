import { Link, useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { newUserRegistration } from '#protocol/account/new-user-registration.ts'
import type { UserInfo } from '#protocol/account/user-info.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { limitsOf, problemIn } from '#web/core/forms/limits.ts'
import { proofToSend } from '#web/core/session/browser-proof.ts'
import { deviceZone } from '#web/core/session/device-zone.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { focusWrongOf } from '#web/core/routing/focus.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { startSession } from '#web/core/session/session.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { personalMessages } from '../personal-messages.ts'
import { personValues } from '../person-values.ts'
import { today } from '../today.ts'
import { useSave } from '../use-save.ts'
import { FormEnd } from './form-end.tsx'
import { PersonFields, type PersonValues } from './person-fields.tsx'

type RegistrationFormProps = {
  /** Absent: a visitor, whose address is confirmed later (docs/product/accounts.md#registration). */
  user?: UserInfo
  draftName: string
  onSaved: () => void
}

/** Longer addresses do not come back by mail. */
const { maxLength: longestReturn = 0 } = limitsOf(newUserRegistration.input.shape.returnUrl)

/** Completes the account of a person who signed in for the first time, or makes a visitor one (docs/product/accounts.md#registration). */
export function RegistrationForm({ user, draftName, onSaved }: RegistrationFormProps) {
  const words = useMessages(personalMessages)
  const lang = useLanguage()
  const router = useRouter()
  const form = useForm<PersonValues>({
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: { ...personValues(undefined, user), ...readDraft<PersonValues>(draftName) },
  })
  const { save, isPending, isKept, refusal } = useSave(
    newUserRegistration,
    form,
    draftName,
    (answer) => {
      startSession(answer.token)
      onSaved()
    },
  )
  const submit = form.handleSubmit(
    ({ firstName, lastName, phone, birthDate, acceptedTerms, email }) => {
      const { href, search } = router.state.location
      // A link that was cut must keep nobody from registering.
      const isWhole = !problemIn(newUserRegistration.input.shape.referral, search.referral)
      const referral = isWhole ? search.referral : undefined
      const visitor = {
        email: email.trim(),
        returnUrl: href.length > longestReturn ? undefined : href,
        browserProof: proofToSend(),
      }
      const mailbox = user ? { email: user.email } : visitor
      save({
        firstName,
        lastName,
        phone,
        birthDate,
        acceptedTerms,
        referral,
        timeZone: deviceZone(),
        ...mailbox,
      })
    },
    focusWrongOf,
  )
  const { errors } = form.formState
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <PersonFields form={form} isOwn today={today()} />
      {user ? (
        <TextField
          label={words.email}
          hint={words.emailFixed}
          value={user.email}
          readOnly
          autoComplete="email"
        />
      ) : (
        <TextField
          label={words.email}
          hint={words.emailLater}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email', asked(newUserRegistration.input.shape.email))}
        />
      )}
      <div>
        <Checkbox
          required
          error={errors.acceptedTerms?.message}
          {...form.register('acceptedTerms', {
            validate: (accepted) => accepted || fieldMessage(fieldError('mustAccept'), lang),
          })}
        >
          {words.terms}
        </Checkbox>
        <p className="flex flex-wrap gap-x-4">
          <Link
            to={routes.terms}
            target="_blank"
            className="link inline-flex min-h-11 items-center"
          >
            {words.readTerms}
          </Link>
          <Link
            to={routes.terms}
            hash="privacy"
            target="_blank"
            className="link inline-flex min-h-11 items-center"
          >
            {words.readPrivacy}
          </Link>
        </p>
      </div>
      <FormEnd busy={isPending} isKept={isKept} refusal={refusal} onCancel={undefined} />
    </form>
  )
}
