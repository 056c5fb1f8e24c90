import { Link } from '@tanstack/react-router'
import { newUserRegistration } from '#protocol/people/account/new-user-registration.ts'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import type { useRegistration } from '../papers/use-registration.ts'
import { personalMessages } from '../personal-messages.ts'
import { PersonFields } from './person-fields.tsx'

type RegistrationFieldsProps = { part: ReturnType<typeof useRegistration> }

/** Who somebody is, where they can be reached, and that they accept the terms. */
export function RegistrationFields({ part }: RegistrationFieldsProps) {
  return (
    <>
      <PersonFields form={part.form} isOwn />
      <EmailAndTerms part={part} />
    </>
  )
}

/** The address of an account, and that its person accepts the terms. */
export function EmailAndTerms({ part }: RegistrationFieldsProps) {
  const words = useMessages(personalMessages)
  const lang = useLanguage()
  const { form, user } = part
  const { errors } = form.formState
  return (
    <>
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
    </>
  )
}
