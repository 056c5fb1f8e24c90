import type { ReactNode } from 'react'

type ContentSectionProps = { id: string; title: string; children: ReactNode }

/** A part of a text under its h2, whose anchor it carries. */
export function ContentSection({ id, title, children }: ContentSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 border-line not-first:mt-7 not-first:border-t not-first:pt-7"
    >
      <h2 id={id} tabIndex={-1} className="break-after-avoid outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
