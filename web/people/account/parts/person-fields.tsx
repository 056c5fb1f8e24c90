import { Controller, type UseFormReturn } from 'react-hook-form'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { say } from '#web/core/forms/say.ts'
import { useMessages } from '#web/core/i18n.ts'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { dayProblem } from '#web/ui/dates/date-rules.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { personalMessages } from '../personal-messages.ts'
import { today } from '../today.ts'

export type PersonValues = {
  firstName: string
  lastName: string
  phone: string
  birthDate: string
  whatsapp: string
  social: string
  /** Of a visitor who registers. */
  email: string
  acceptedTerms: boolean
}

type PersonFieldProps = {
  form: UseFormReturn<PersonValues>
  /** The account's own person: the browser may fill in what it knows. */
  isOwn: boolean
}

const fill = (isOwn: boolean, token: string) => (isOwn ? token : 'off')

export function FirstNameField({ form, isOwn }: PersonFieldProps) {
  const words = useMessages(personalMessages)
  return (
    <TextField
      label={words.firstName}
      required
      autoComplete={fill(isOwn, 'given-name')}
      error={form.formState.errors.firstName?.message}
      {...form.register('firstName', asked(personalDetails.input.shape.firstName))}
    />
  )
}

export function LastNameField({ form, isOwn }: PersonFieldProps) {
  const words = useMessages(personalMessages)
  return (
    <TextField
      label={words.lastName}
      required
      autoComplete={fill(isOwn, 'family-name')}
      error={form.formState.errors.lastName?.message}
      {...form.register('lastName', asked(personalDetails.input.shape.lastName))}
    />
  )
}

export function BirthDateField({ form, isOwn }: PersonFieldProps) {
  const words = useMessages(personalMessages)
  return (
    <Controller
      control={form.control}
      name="birthDate"
      rules={{
        validate: (value) =>
          say(dayProblem(value, { required: true, min: '1900-01-01', max: today() })),
      }}
      render={({ field, fieldState }) => (
        <DateField
          {...field}
          label={words.birthDate}
          required
          autoComplete={fill(isOwn, 'bday')}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

export function PhoneField({ form, isOwn }: PersonFieldProps) {
  const words = useMessages(personalMessages)
  return (
    <TextField
      label={words.phone}
      required
      type="tel"
      inputMode="tel"
      autoComplete={fill(isOwn, 'tel')}
      hint={words.phoneHint}
      error={form.formState.errors.phone?.message}
      {...form.register('phone', asked(personalDetails.input.shape.phone))}
    />
  )
}

/** Name, phone and birth date of a person. Names may have any letters (docs/product/accounts.md#signing-in). */
export function PersonFields(props: PersonFieldProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FirstNameField {...props} />
      <LastNameField {...props} />
      <PhoneField {...props} />
      <BirthDateField {...props} />
    </div>
  )
}
