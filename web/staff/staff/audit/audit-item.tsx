import { Link } from '@tanstack/react-router'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Num } from '#web/ui/num.tsx'
import { instantText } from '../instant-text.ts'
import { auditMessages } from './audit-messages.ts'

type Entry = OutputOf<typeof staffAudit>['entries'][number]

/** One line of the log: when, who, what, to what, and what was said. */
export function AuditItem({ entry }: { entry: Entry }) {
  const words = useMessages(auditMessages)
  const said = Object.entries(entry.details)
  return (
    <li className="grid gap-1 rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center justify-between gap-2 text-14 text-ink-2">
        <Num>{instantText(entry.at)}</Num>
        <span>{entry.staff}</span>
      </p>
      <p className="font-bold">
        {entry.title}
        {entry.renter && ` · ${entry.renter}`}
      </p>
      <p className="break-all">
        {words.subject}{' '}
        <Link
          to={routes.staff}
          search={{ view: 'audit', subject: entry.subject }}
          className="underline underline-offset-3"
        >
          {entry.subject}
        </Link>
      </p>
      {said.map(([name, value]) => (
        <p key={name} className="break-words text-ink-2">
          {words.names[name] ?? name}: {words.values[value] ?? value}
        </p>
      ))}
    </li>
  )
}
