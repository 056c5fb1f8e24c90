import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { formatWeekDay } from '#domain/core/time/format-date.ts'
import { addDaysToDay } from '#domain/core/time/wall-time.ts'
import { say } from '#web/core/forms/say.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { DateField } from '#web/ui/dates/date-field.tsx'
import { dayProblem } from '#web/ui/dates/date-rules.ts'
import { personalMessages } from '../personal-messages.ts'
import { today } from '../today.ts'

type ExpirationFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: Path<Values>
  /** The trip's last day, YYYY-MM-DD: a document must be valid one day longer (docs/product/app.md#dates). */
  tripEnd: string | undefined
  label?: string
}

/** The last day of a document. */
export function ExpirationField<Values extends FieldValues>({
  control,
  name,
  tripEnd,
  label,
}: ExpirationFieldProps<Values>) {
  const words = useMessages(personalMessages)
  const lang = useLanguage()
  const least = tripEnd && addDaysToDay(tripEnd, 1)
  return (
    <Controller
      control={control}
      name={name}
      rules={{
        validate: (value: string | undefined) =>
          say(dayProblem(value, { required: true, min: today(), tripEnd })),
      }}
      render={({ field, fieldState }) => (
        <DateField
          {...field}
          label={label ?? words.expiration}
          required
          autoComplete="off"
          hint={least && words.expirationTrip(formatWeekDay(least, lang))}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
