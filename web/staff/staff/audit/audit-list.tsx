import { getRouteApi } from '@tanstack/react-router'
import { staffAudit } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Code } from '#web/ui/code.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { FindForm } from '../find-form.tsx'
import { menuMessages } from '../menu-messages.ts'
import { usePagedList } from '../use-list.ts'
import { AuditItem, type Entry, saidIn } from './audit-item.tsx'
import { auditMessages } from './audit-messages.ts'

const { useSearch } = getRouteApi(routes.staff)

function useColumns(): DeskColumn<Entry>[] {
  const words = useMessages(auditMessages)
  const when = useWhen()
  return [
    {
      id: 'what',
      title: words.what,
      width: '4fr',
      cell: ({ title, renter }) => <Lines first={title} second={renter} />,
    },
    {
      id: 'said',
      title: words.subject,
      width: '4fr',
      cell: (entry) => (
        <span className="block min-w-0">
          <Code className="block truncate">{entry.subject}</Code>
          <span className="block truncate text-14 text-ink-2">
            {saidIn(entry, words)
              .map(([name, value]) => `${name}: ${value}`)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    { id: 'who', title: words.who, width: '2fr', cell: ({ staff }) => <Lines first={staff} /> },
    { id: 'when', title: words.when, width: 172, cell: ({ at }) => when.instant(at) },
  ]
}

/** What staff did, newest first; the address says of what, so that it can be sent to a colleague. */
export function AuditList() {
  const words = useMessages(auditMessages)
  const { views } = useMessages(menuMessages)
  const { subject } = useSearch()
  const list = usePagedList(staffAudit, { subject }, ({ entries }) => entries)
  const columns = useColumns()
  return (
    <div className="grid gap-4">
      <FindForm view="audit" subject={subject} label={words.about} />
      <DeskList
        label={views.audit}
        list={list}
        idOf={({ id }) => id}
        aboutOf={({ title, renter }) => [title, renter].filter(Boolean).join(', ')}
        columns={columns}
        none={<EmptyState title={words.none} />}
      >
        {(entry) => <AuditItem key={entry.id} entry={entry} />}
      </DeskList>
    </div>
  )
}
