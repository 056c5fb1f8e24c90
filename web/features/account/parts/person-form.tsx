import { useForm } from 'react-hook-form'
import type { UserInfo } from '#protocol/account/user-info.ts'
import type { Driver } from '#protocol/drivers/driver.ts'
import { personalDetails } from '#protocol/drivers/personal-details.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { personalMessages } from '../personal-messages.ts'
import { personValues } from '../person-values.ts'
import { today } from '../today.ts'
import { useSave } from '../use-save.ts'
import { FormEnd } from './form-end.tsx'
import { PersonFields, type PersonValues } from './person-fields.tsx'

type PersonFormProps = {
  /** The account's person, when this is their own driver. */
  user?: UserInfo
  /** Absent: a new driver. */
  driver?: Driver
  draftName: string
  onSaved: (driver: Driver) => void
  onCancel?: () => void
}

/** Who a driver is. */
export function PersonForm({ user, driver, draftName, onSaved, onCancel }: PersonFormProps) {
  const words = useMessages(personalMessages)
  const form = useForm<PersonValues>({
    mode: 'onBlur',
    defaultValues: { ...personValues(driver, user), ...readDraft<PersonValues>(draftName) },
  })
  const { save, isPending, isKept, forget, refusal } = useSave(
    personalDetails,
    form,
    draftName,
    (answer) => onSaved(answer.driver),
  )
  const submit = form.handleSubmit(({ firstName, lastName, phone, birthDate, whatsapp, social }) =>
    save({
      firstName,
      lastName,
      phone,
      birthDate,
      whatsapp,
      social,
      driverId: user ? driver?.driverId : (driver?.driverId ?? 'new'),
    }),
  )
  const { errors } = form.formState
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <PersonFields form={form} isOwn={user !== undefined} today={today()} />
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
      <FormEnd
        busy={isPending}
        isKept={isKept}
        refusal={refusal}
        onCancel={
          onCancel &&
          (() => {
            forget()
            onCancel()
          })
        }
      />
    </form>
  )
}
