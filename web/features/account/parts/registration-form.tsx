import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { newUserRegistration } from '#protocol/account/new-user-registration.ts'
import type { UserInfo } from '#protocol/account/user-info.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { readDraft } from '#web/core/draft.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { startSession } from '#web/core/session.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { personalMessages } from '../personal-messages.ts'
import { personValues } from '../person-values.ts'
import { today } from '../today.ts'
import { useSave } from '../use-save.ts'
import { FormEnd } from './form-end.tsx'
import { PersonFields, type PersonValues } from './person-fields.tsx'

type RegistrationFormProps = { user: UserInfo; draftName: string; onSaved: () => void }

/** Completes the account of a person who signed in for the first time (PRODUCT.md 3). */
export function RegistrationForm({ user, draftName, onSaved }: RegistrationFormProps) {
  const words = useMessages(personalMessages)
  const lang = useLanguage()
  const form = useForm<PersonValues>({
    mode: 'onBlur',
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
  const submit = form.handleSubmit(({ firstName, lastName, phone, birthDate, acceptedTerms }) =>
    save({ firstName, lastName, phone, birthDate, acceptedTerms, email: user.email }),
  )
  const { errors } = form.formState
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <PersonFields form={form} isOwn today={today()} />
      <TextField
        label={words.email}
        hint={words.emailFixed}
        value={user.email}
        readOnly
        autoComplete="email"
      />
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
