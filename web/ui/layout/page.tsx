import type { ReactNode } from 'react'
import { useTitle } from '#web/core/routing/use-title.ts'
import { cx } from '../cx.ts'
import { takesFocus } from '../overlays/use-kept-focus.ts'

type PageProps = {
  /** The document's title, before «· Acme Rentals». */
  title: string
  /** The content is still under way. */
  busy?: boolean
  /** A phone bar stands at the bottom: leave room for it. */
  hasBar?: boolean
  className?: string
  children: ReactNode
}

/** The column of a screen; every screen has one, with one h1 inside. */
export function Page({ title, busy, hasBar, className, children }: PageProps) {
  useTitle(title)
  return (
    <div
      aria-busy={busy || undefined}
      className={cx('wrap pt-5 lg:pt-7 lg:pb-14', hasBar ? 'pb-28' : 'pb-10', className)}
    >
      {children}
    </div>
  )
}

type PageHeadProps = {
  title: ReactNode
  /** It says what came of a form that had the focus. */
  isNews?: boolean
  children?: ReactNode
}

/** The h1 with a line below it. */
export function PageHead({ title, isNews = false, children }: PageHeadProps) {
  return (
    <header className="mb-4 grid gap-1">
      <h1 tabIndex={-1} {...(isNews && takesFocus)}>
        {title}
      </h1>
      {children && <div className="text-ink-2">{children}</div>}
    </header>
  )
}
