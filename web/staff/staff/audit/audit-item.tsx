import { Link } from '@tanstack/react-router'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Code } from '#web/ui/code.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Num } from '#web/ui/num.tsx'
import { useWhen } from '../desk/use-when.ts'
import { auditMessages } from './audit-messages.ts'

export type Entry = OutputOf<typeof staffAudit>['entries'][number]

/** What was said and chosen, by the words of the language. */
export const saidIn = (
  { details }: Entry,
  words: (typeof auditMessages)['en'],
): [name: string, value: string][] =>
  Object.entries(details).map(([name, value]) => [
    words.names[name] ?? name,
    words.values[value] ?? value,
  ])

/** One line of the log in full: when, who, to what, and what was said. */
export function AuditItem({ entry }: { entry: Entry }) {
  const words = useMessages(auditMessages)
  const when = useWhen()
  return (
    <InfoList>
      <InfoItem label={words.when}>
        <Num>{when.instant(entry.at)}</Num>
      </InfoItem>
      <InfoItem label={words.who}>{entry.staff}</InfoItem>
      <InfoItem label={words.subject}>
        <Link
          to={routes.staff}
          search={{ view: 'audit', subject: entry.subject }}
          className="break-all underline underline-offset-3"
        >
          <Code>{entry.subject}</Code>
        </Link>
      </InfoItem>
      {saidIn(entry, words).map(([name, value]) => (
        <InfoItem key={`${name} ${value}`} label={name}>
          <span className="whitespace-pre-line">{value}</span>
        </InfoItem>
      ))}
    </InfoList>
  )
}
