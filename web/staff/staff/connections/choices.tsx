import { useId } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { connectionMessages } from './connection-messages.ts'

type ChoicesProps<Choice extends string> = {
  legend: string
  all: readonly Choice[]
  nameOf: (choice: Choice) => string
  value: readonly Choice[]
  onChange: (value: Choice[]) => void
}

/** Some of a few, at least one. */
export function Choices<Choice extends string>({
  legend,
  all,
  nameOf,
  value,
  onChange,
}: ChoicesProps<Choice>) {
  const words = useMessages(connectionMessages)
  const id = useId()
  const error = value.length === 0 ? words.needsOne : undefined
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-bold">{legend}</legend>
      {all.map((choice) => (
        <Checkbox
          key={choice}
          checked={value.includes(choice)}
          onChange={({ target }) =>
            onChange(all.filter((one) => (one === choice ? target.checked : value.includes(one))))
          }
        >
          {nameOf(choice)}
        </Checkbox>
      ))}
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
