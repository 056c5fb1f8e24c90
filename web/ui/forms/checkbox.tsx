import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { FieldNote } from './field-frame.tsx'
import { OptionBox } from './option-box.tsx'
import { RequiredMark } from './required-mark.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> & {
  children: ReactNode
  error?: string
  /** With a frame around it, as for extras with their price. */
  framed?: boolean
  className?: string
}

/** One yes or no; takes `register('name')` or `checked` and `onChange`. */
export function Checkbox({ children, error, framed = false, className, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <OptionBox
        {...input}
        kind="checkbox"
        plain={!framed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {children}
        {input.required && <RequiredMark />}
      </OptionBox>
      <FieldNote id={id} error={error} />
    </div>
  )
}
