import type { ComponentProps, FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { cleanLine } from '#domain/core/text/clean-text.ts'
import { plainNumber } from '#domain/core/text/plain-number.ts'
import { ControlFrame, controlStyle, type Framing } from './field-frame.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> &
  Framing & {
    /** An icon before the text. */
    icon?: ReactNode
    /** A short word after the text, such as `mi`. */
    unit?: ReactNode
    /** What becomes of what is typed, where it is no plain text or number. */
    tidy?: (typed: string) => string
  }

/* Of numbers, dates and the like the browser takes care. */
const isOfLetters = (type = 'text') => ['text', 'email', 'tel', 'search', 'url'].includes(type)

const isOfNumbers = (mode: string | undefined) => mode === 'decimal' || mode === 'numeric'

/** For a number that is read as it is written, such as `76,015` beside the last reading. */
export const asTyped = (typed: string): string => typed

/**
 * One line of text, cleaned when one leaves it or presses Enter, so that what is seen is what will be kept
 * (docs/product/app.md#texts-in-forms); hand it `register('name')` of react-hook-form, or `value` and `onChange`. */
export function TextField({
  id,
  required,
  label,
  hint,
  error,
  className,
  icon,
  unit,
  tidy,
  onBlur,
  onKeyDown,
  ...input
}: TextFieldProps) {
  const clean = (event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const target = event.currentTarget
    const line = cleanLine(target.value)
    const plain = tidy ?? (isOfNumbers(input.inputMode) ? plainNumber : undefined)
    const tidied = plain?.(line) ?? line
    if (!isOfLetters(input.type) || tidied === target.value) return
    target.value = tidied
    // To who listens, a form of the library too, it is a change like one by typing.
    input.onChange?.({ ...event, target, type: 'change' })
  }
  return (
    <ControlFrame {...{ id, required, label, hint, error, className }}>
      {(wiring) => (
        <span className={controlStyle(error)}>
          {icon}
          <input
            {...input}
            {...wiring}
            onBlur={(event) => {
              clean(event)
              onBlur?.(event)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') clean(event)
              onKeyDown?.(event)
            }}
            className="min-h-12 w-full min-w-0 bg-transparent text-ellipsis outline-0"
          />
          {unit && <span className="flex-none text-ink-2">{unit}</span>}
        </span>
      )}
    </ControlFrame>
  )
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & Framing

export function TextArea({ id, required, label, hint, error, className, ...input }: TextAreaProps) {
  return (
    <ControlFrame {...{ id, required, label, hint, error, className }}>
      {(wiring) => (
        <textarea
          rows={3}
          {...input}
          {...wiring}
          className={`${controlStyle(error)} min-h-24 resize-y py-3 outline-0`}
        />
      )}
    </ControlFrame>
  )
}
