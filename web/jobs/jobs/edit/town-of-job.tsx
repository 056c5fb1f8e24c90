import { useController } from 'react-hook-form'
import { say } from '#web/core/forms/say.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TownField, townText } from '#web/fleet/places/town-field.tsx'
import { editMessages } from './edit-messages.ts'
import type { JobValues } from './job-values.ts'
import { setExact } from './set-exact.ts'
import type { JobFormOf } from './use-job-form.ts'

type TownOfJobProps = {
  form: JobFormOf
  name: 'from' | 'to' | `via.${number}`
  label: string
  required?: boolean
  hint?: string
  /** What is wrong with a chosen town, or with none; a key of the field messages. */
  problem?: (town: JobValues['from']) => string | undefined
}

/** One town of the way. */
export function TownOfJob({ form, name, label, required, hint, problem }: TownOfJobProps) {
  const words = useMessages(editMessages)
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: (town) => say(problem?.(town)) },
  })
  const town = field.value
  return (
    <TownField
      label={label}
      required={required}
      hint={hint}
      error={fieldState.error?.message}
      clearLabel={words.clearTown}
      value={town ? { id: town.id, name: townText(town) } : undefined}
      inputRef={field.ref}
      byAddress
      onChange={(chosen, exact) => {
        if (exact && (name === 'from' || name === 'to')) return setExact(form, name, exact)
        field.onChange(chosen ?? null)
        // A mark belongs to its town.
        if (chosen?.id !== town?.id && (name === 'from' || name === 'to'))
          form.setValue(`${name}Point`, null, { shouldDirty: true })
        if (chosen) void form.trigger(name)
      }}
    />
  )
}
