import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { controlStyle, describedBy, FieldFrame } from './field-frame.tsx'

type Common = { label: ReactNode; hint?: ReactNode; error?: string; className?: string }

type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> &
  Common & {
    /** An icon before the text. */
    icon?: ReactNode
    /** A short word after the text, such as `mi`. */
    unit?: ReactNode
  }

/** One line of text; hand it `register('name')` of react-hook-form, or `value` and `onChange`. */
export function TextField({
  label,
  hint,
  error,
  className,
  icon,
  unit,
  id,
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      required={input.required}
      hint={hint}
      error={error}
      className={className}
    >
      <span className={controlStyle(error)}>
        {icon}
        <input
          {...input}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
          className="min-h-12 w-full min-w-0 bg-transparent text-ellipsis outline-0"
        />
        {unit && <span className="flex-none text-ink-2">{unit}</span>}
      </span>
    </FieldFrame>
  )
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & Common

export function TextArea({ label, hint, error, className, id, ...input }: TextAreaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      required={input.required}
      hint={hint}
      error={error}
      className={className}
    >
      <textarea
        rows={3}
        {...input}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
        className={`${controlStyle(error)} min-h-24 resize-y py-3 outline-0`}
      />
    </FieldFrame>
  )
}
