import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

type CardProps = ComponentProps<'section'> & {
  /** Floats instead of having a line: only the price card and search card do (docs/design.md#tokens). */
  raised?: boolean
  /** 16px of room also on wide screens. */
  tight?: boolean
}

export function Card({ raised, tight, className, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={cx(
        'min-w-0 rounded-card border bg-surface p-4',
        !tight && 'lg:p-6',
        raised ? 'border-transparent shadow-2' : 'border-line',
        className,
      )}
    />
  )
}
