import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { RequiredMark } from './required-mark.tsx'

type FieldFrameProps = {
  /** Id of the control; the label points at it. */
  id: string
  label: ReactNode
  required?: boolean
  hint?: ReactNode
  error?: string
  className?: string
  children: ReactNode
}

/** Ids of hint and error for `aria-describedby`. */
export function describedBy(
  id: string,
  hint: ReactNode,
  error: string | undefined,
): string | undefined {
  if (error) return `${id}-error`
  return hint ? `${id}-hint` : undefined
}

/** Label above, control, hint below; an error takes the hint's place with icon and words (docs/design.md#components). */
export function FieldFrame({
  id,
  label,
  required,
  hint,
  error,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <label id={`${id}-label`} htmlFor={id} className="text-14 font-bold">
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}

/** The line below a control. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  if (error) {
    return (
      <p id={`${id}-error`} className="flex items-center gap-1.5 text-14 font-bold text-danger">
        <CircleAlert aria-hidden="true" size={16} className="flex-none" />
        {error}
      </p>
    )
  }
  return hint ? (
    <p id={`${id}-hint`} className="text-14 text-ink-2">
      {hint}
    </p>
  ) : null
}

/** The box around a control: 52px, turning red with an error. */
export function controlStyle(error: string | undefined): string {
  return cx(
    'flex min-h-13 w-full min-w-0 items-center gap-2.5 rounded-control bg-surface px-3.5 text-left',
    'focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-focus',
    error ? 'border-2 border-danger' : 'border-[1.5px] border-line-strong',
  )
}
