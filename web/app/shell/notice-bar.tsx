import type { ReactNode } from 'react'

type NoticeBarProps = { children: ReactNode; actions?: ReactNode; lang?: string; label?: string }

/** A line above the header: what concerns every screen. */
export function NoticeBar({ children, actions, lang, label }: NoticeBarProps) {
  return (
    <section lang={lang} aria-label={label} className="bg-primary-soft text-on-soft">
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <p className="flex-1">{children}</p>
        {actions && <div className="flex gap-2">{actions}</div>}
      </div>
    </section>
  )
}
