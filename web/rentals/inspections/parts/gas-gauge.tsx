import { useId } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { keysMessages } from '../keys-messages.ts'

const eighths = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

type GasGaugeProps = {
  /** Eighths of the tank. */
  value: number | undefined
  onChange: (eighths: number) => void
  title: string
  error: string | undefined
}

/** Nine bars from empty to full: tap one, or use the arrow keys. Nothing beyond 8/8 can be said. */
export function GasGauge({ value, onChange, title, error }: GasGaugeProps) {
  const words = useMessages(keysMessages)
  const id = useId()
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">{words.gasQuestion}</legend>
      <div className="flex items-center justify-between gap-3">
        <h2>{title}</h2>
        <span role="status">
          {value !== undefined && <Badge tone="poppy">{words.tank(value)}</Badge>}
        </span>
      </div>
      <div className="flex items-end gap-1">
        {eighths.map((eighth) => {
          const isFull = value !== undefined && eighth <= value
          return (
            <label
              key={eighth}
              className="relative flex h-16 min-w-0 flex-1 items-end rounded-slot has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={id}
                value={eighth}
                checked={value === eighth}
                onChange={() => onChange(eighth)}
                aria-label={words.tank(eighth)}
                data-invalid={error ? true : undefined}
                className="sr-only"
              />
              <span
                aria-hidden="true"
                className={cx(
                  'block w-full rounded-slot border-[1.5px]',
                  isFull ? 'border-poppy-ink bg-poppy' : 'border-line-strong bg-sunken',
                )}
                style={{ height: `${28 + eighth * 9}%` }}
              />
            </label>
          )
        })}
      </div>
      <div aria-hidden="true" className="flex justify-between text-14 font-bold">
        <span>{words.empty}</span>
        <span>{words.half}</span>
        <span>{words.full}</span>
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
