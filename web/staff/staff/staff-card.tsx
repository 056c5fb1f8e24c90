import { type ReactNode, use } from 'react'
import { Card } from '#web/ui/layout/card.tsx'
import { InPanel } from './desk/in-panel.ts'

type StaffCardProps = {
  /** The card's name for those who do not see it. */
  about: string
  title: string
  badges?: ReactNode
  children: ReactNode
}

/** One thing of a list: its title and its state, below them what is known and what can be decided. In a panel the title is that of the panel. */
export function StaffCard({ about, title, badges, children }: StaffCardProps) {
  if (use(InPanel))
    return (
      <section aria-label={about} className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3 empty:hidden">{badges}</div>
        {children}
      </section>
    )
  return (
    <Card aria-label={about} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-20">{title}</h2>
        {badges}
      </div>
      {children}
    </Card>
  )
}
