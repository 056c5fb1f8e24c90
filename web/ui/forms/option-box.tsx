import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

const box =
  'relative flex min-h-14 cursor-pointer items-start gap-3 rounded-control border-[1.5px] border-line-strong bg-surface px-4 py-3.5 has-checked:border-primary has-checked:bg-primary-soft/40 has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
const bare =
  'relative flex min-h-11 cursor-pointer items-start gap-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-focus rounded-slot'

type OptionBoxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  kind: 'radio' | 'checkbox'
  /** Without the frame: one line of a form. */
  plain?: boolean
  /** Of a radio, where `aria-invalid` has no meaning. */
  'data-invalid'?: boolean | undefined
  className?: string
  children: ReactNode
}

/** A choice whose whole box is the target: the ground of Checkbox and RadioCards. */
export function OptionBox({ kind, plain, className, children, ...input }: OptionBoxProps) {
  return (
    <label className={cx(plain ? bare : box, className)}>
      <input
        {...input}
        type={kind}
        className={cx(
          'peer mt-0.5 size-5.5 flex-none appearance-none border-2 border-line-strong bg-surface outline-0',
          kind === 'radio'
            ? 'rounded-full checked:border-[7px] checked:border-primary'
            : 'rounded-[6px] checked:border-primary checked:bg-primary',
          'aria-invalid:border-danger',
        )}
      />
      {kind === 'checkbox' && (
        <Check
          aria-hidden="true"
          size={18}
          strokeWidth={3.4}
          className={cx(
            'pointer-events-none invisible absolute text-on-primary peer-checked:visible',
            plain ? 'top-3 left-0.5' : 'top-[18px] left-[18px]',
          )}
        />
      )}
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  )
}
