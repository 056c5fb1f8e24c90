import { Controller, type UseFormReturn } from 'react-hook-form'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { say } from '#web/core/forms/say.ts'
import { useMessages } from '#web/core/i18n.ts'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { dayProblem } from '#web/ui/dates/date-rules.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { personalMessages } from '../personal-messages.ts'

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

type PersonFieldsProps = {
  form: UseFormReturn<PersonValues>
  /** The account's own person: the browser may fill in what it knows. */
  isOwn: boolean
  /** YYYY-MM-DD */
  today: string
}

/** Name, phone and birth date of a person. Names may have any letters (docs/product/accounts.md#signing-in). */
export function PersonFields({ form, isOwn, today }: PersonFieldsProps) {
  const words = useMessages(personalMessages)
  const { errors } = form.formState
  const fill = (token: string) => (isOwn ? token : 'off')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={words.firstName}
        required
        autoComplete={fill('given-name')}
        error={errors.firstName?.message}
        {...form.register('firstName', asked(personalDetails.input.shape.firstName))}
      />
      <TextField
        label={words.lastName}
        required
        autoComplete={fill('family-name')}
        error={errors.lastName?.message}
        {...form.register('lastName', asked(personalDetails.input.shape.lastName))}
      />
      <TextField
        label={words.phone}
        required
        type="tel"
        inputMode="tel"
        autoComplete={fill('tel')}
        hint={words.phoneHint}
        error={errors.phone?.message}
        {...form.register('phone', asked(personalDetails.input.shape.phone))}
      />
      <Controller
        control={form.control}
        name="birthDate"
        rules={{
          validate: (value) =>
            say(dayProblem(value, { required: true, min: '1900-01-01', max: today })),
        }}
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label={words.birthDate}
            required
            autoComplete={fill('bday')}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  )
}
