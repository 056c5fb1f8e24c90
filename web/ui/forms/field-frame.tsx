import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { RequiredMark } from './required-mark.tsx'

type FieldFrameProps = {
  /** Id of the control; the label points at it. */
  id: string
  label: ReactNode
  /** The control is a button, which names itself by the label. */
  isButton?: boolean
  required?: boolean | undefined
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
  isButton,
  required,
  hint,
  error,
  className,
  children,
}: FieldFrameProps) {
  const Label = isButton ? 'span' : 'label'
  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <Label
        id={`${id}-label`}
        htmlFor={isButton ? undefined : id}
        className="min-w-0 text-14 font-bold wrap-anywhere"
      >
        {label}
        {required && <RequiredMark />}
      </Label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}

/** What a screen hands to any field. */
export type Framing = Pick<FieldFrameProps, 'label' | 'hint' | 'error' | 'className'>

/** What the frame tells its control, for people who use a screen reader. */
type Wiring = {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type ControlFrameProps = Framing & {
  /** The control's own id, where a screen needs to know it. */
  id: string | undefined
  required: boolean | undefined
  children: (wiring: Wiring) => ReactNode
}

/** The frame of a control of the browser: input, text area, select. */
export function ControlFrame({ id, children, ...frame }: ControlFrameProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const { required, hint, error } = frame
  return (
    <FieldFrame {...frame} id={fieldId}>
      {children({
        id: fieldId,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(fieldId, hint, error),
      })}
    </FieldFrame>
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
