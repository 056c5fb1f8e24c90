import type { ComponentProps, FocusEvent, ReactNode } from 'react'
import { cleanLine } from '#domain/core/text/clean-text.ts'
import { ControlFrame, controlStyle, type Framing } from './field-frame.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> &
  Framing & {
    /** An icon before the text. */
    icon?: ReactNode
    /** A short word after the text, such as `mi`. */
    unit?: ReactNode
  }

/* Of numbers, dates and the like the browser takes care. */
const isOfLetters = (type = 'text') => ['text', 'email', 'tel', 'search', 'url'].includes(type)

/**
 * One line of text, cleaned when one leaves it, so that what is seen is what will be kept
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
  onBlur,
  ...input
}: TextFieldProps) {
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const { target } = event
    const clean = cleanLine(target.value)
    if (isOfLetters(input.type) && clean !== target.value) {
      target.value = clean
      // To who listens, a form of the library too, it is a change like one by typing.
      input.onChange?.({ ...event, type: 'change' })
    }
    onBlur?.(event)
  }
  return (
    <ControlFrame {...{ id, required, label, hint, error, className }}>
      {(wiring) => (
        <span className={controlStyle(error)}>
          {icon}
          <input
            {...input}
            {...wiring}
            onBlur={leave}
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
