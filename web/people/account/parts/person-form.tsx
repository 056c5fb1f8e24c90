import type { UserInfo } from '#protocol/people/account/user-info.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { usePerson } from '../papers/use-person.ts'
import { personalMessages } from '../personal-messages.ts'
import { FormEnd } from './form-end.tsx'
import { PersonFields } from './person-fields.tsx'
import { submitOf } from './submit-of.ts'

type PersonFormProps = {
  /** The account's person, when this is their own driver. */
  user?: UserInfo
  /** Absent: a new driver. */
  driver?: Driver
  draftName: string
  onSaved: (driver: Driver) => void
  onCancel?: () => void
}

/** Who a driver is, saved by itself. */
export function PersonForm(props: PersonFormProps) {
  const words = useMessages(personalMessages)
  const { user, onCancel } = props
  const part = usePerson(props)
  const { form } = part
  const { errors } = form.formState
  return (
    <form noValidate className="grid gap-4" onSubmit={submitOf(part)}>
      <PersonFields form={form} isOwn={user !== undefined} />
      {user && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.whatsapp}
            type="tel"
            autoComplete="off"
            error={errors.whatsapp?.message}
            {...form.register('whatsapp', asked(personalDetails.input.shape.whatsapp))}
          />
          <TextField
            label={words.social}
            type="url"
            autoComplete="url"
            error={errors.social?.message}
            {...form.register('social', asked(personalDetails.input.shape.social))}
          />
        </div>
      )}
      <FormEnd part={part} onCancel={onCancel} />
    </form>
  )
}
