import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, for those who do not see the icon. */
  label: string
  children: ReactNode
}

/** A round 44px button with one icon. */
export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'inline-grid size-11 flex-none place-items-center rounded-full text-current transition hover:bg-sunken',
        className,
      )}
    >
      {children}
    </button>
  )
}
