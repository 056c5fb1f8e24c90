import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { focusInside } from '#web/core/routing/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'

type ChoiceChipsProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  choices: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** A long list: what this button says opens it; before, only what is chosen is there. */
  opener?: string
}

/** Any number of a few things, under one name. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { label, hint, error, choices, chosen, onChange, opener } = props
  const [isOpen, setOpen] = useState(opener === undefined)
  const shown = isOpen ? choices : choices.filter(({ id: each }) => chosen.includes(each))
  const id = useId()
  const toggle = (one: string) =>
    onChange(chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one])
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      className="grid gap-1.5"
    >
      <p id={`${id}-label`} className="text-14 font-bold">
        {label}
      </p>
      <div id={`${id}-choices`} className="flex flex-wrap gap-2">
        {shown.map((choice) => (
          <Chip
            key={choice.id}
            selected={chosen.includes(choice.id)}
            onToggle={() => toggle(choice.id)}
          >
            {choice.name}
          </Chip>
        ))}
        {!isOpen && (
          <Button
            variant="secondary"
            size="sm"
            className="rounded-full"
            aria-expanded={false}
            onClick={() => {
              setOpen(true)
              // The button is gone: the first choice takes its place.
              setTimeout(() => focusInside(`${id}-choices`))
            }}
          >
            <Plus aria-hidden="true" size={18} />
            {opener}
          </Button>
        )}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}
