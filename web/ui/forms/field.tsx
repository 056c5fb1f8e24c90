import type { ComponentProps, ReactNode } from 'react'
import { ControlFrame, controlStyle, type Framing } from './field-frame.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> &
  Framing & {
    /** An icon before the text. */
    icon?: ReactNode
    /** A short word after the text, such as `mi`. */
    unit?: ReactNode
  }

/** One line of text; hand it `register('name')` of react-hook-form, or `value` and `onChange`. */
export function TextField({
  id,
  required,
  label,
  hint,
  error,
  className,
  icon,
  unit,
  ...input
}: TextFieldProps) {
  return (
    <ControlFrame {...{ id, required, label, hint, error, className }}>
      {(wiring) => (
        <span className={controlStyle(error)}>
          {icon}
          <input
            {...input}
            {...wiring}
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
