import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Money, dates and miles in the display face with a clean zero; ids, plates and numbers of documents stay outside of it (docs/design.md#tokens). */
export function Num({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={cx('font-display tabular-nums', className)}>{children}</span>
}
