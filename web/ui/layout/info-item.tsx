import type { ReactNode } from 'react'

/** Label and value inside an `<InfoList>`; a dash when there is no value (docs/product/app.md#widgets). */
export function InfoItem({ label, children }: { label: ReactNode; children?: ReactNode }) {
  const empty = children === undefined || children === null || children === false || children === ''
  return (
    <div className="min-w-0">
      <dt className="text-14 text-ink-2">{label}</dt>
      <dd className="font-bold break-words">{empty ? '–' : children}</dd>
    </div>
  )
}

export function InfoList({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-4 gap-y-3.5">{children}</dl>
}
