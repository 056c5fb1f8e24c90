import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

/** One widget by its name in the code, in all its states. */
export function Show({
  name,
  wide,
  children,
}: {
  name: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <section
      aria-label={name}
      className={cx(
        'grid min-w-0 content-start gap-3 rounded-card border border-line bg-surface p-4',
        wide && 'lg:col-span-2',
      )}
    >
      <h2 translate="no" className="font-text text-18 tracking-normal">
        {name}
      </h2>
      <div className="flex min-w-0 flex-wrap items-start gap-3 *:min-w-0">{children}</div>
    </section>
  )
}
