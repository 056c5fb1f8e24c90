import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../cx.ts'
import { FieldNote } from './field-frame.tsx'
import { OptionBox } from './option-box.tsx'
import { RequiredMark } from './required-mark.tsx'

export type RadioCard = { id: string; content: ReactNode; disabled?: boolean }

type RadioCardsProps = {
  label: ReactNode
  /** Keeps the label for screen readers only, when a heading already says it. */
  hideLabel?: boolean
  name?: string
  value: string | undefined
  onChange: (id: string) => void
  cards: readonly RadioCard[]
  required?: boolean
  error?: string
  /** Side by side on wide screens; up to three also fold where the text is large. Short ones fold on phones too. */
  columns?: 1 | 2 | 3 | 'fold'
}

const columnStyle = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]',
  fold: 'grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]',
}

/** One of several: price plans, insurance plans, payment methods. */
export function RadioCards({
  label,
  hideLabel,
  name,
  value,
  onChange,
  cards,
  required,
  error,
  columns = 1,
}: RadioCardsProps) {
  const id = useId()
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-14 font-bold'}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={cx('grid gap-2.5', columnStyle[columns])}>
        {cards.map((card) => (
          <OptionBox
            key={card.id}
            kind="radio"
            name={name ?? id}
            value={card.id}
            checked={value === card.id}
            disabled={card.disabled}
            required={required}
            data-invalid={error ? true : undefined}
            onChange={() => onChange(card.id)}
          >
            {card.content}
          </OptionBox>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
