import { getRouteApi } from '@tanstack/react-router'
import { staffAudit } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { FindForm } from '../find-form.tsx'
import { StaffList } from '../staff-list.tsx'
import { usePagedList } from '../use-list.ts'
import { AuditItem } from './audit-item.tsx'
import { auditMessages } from './audit-messages.ts'

const { useSearch } = getRouteApi(routes.staff)

/** What staff did, newest first; the address says of what, so that it can be sent to a colleague. */
export function AuditList() {
  const words = useMessages(auditMessages)
  const { subject } = useSearch()
  const list = usePagedList(staffAudit, { subject }, ({ entries }) => entries)
  return (
    <div className="grid gap-4">
      <FindForm view="audit" subject={subject} label={words.about} />
      <StaffList list={list} none={<EmptyState title={words.none} />}>
        {(entries) => (
          <ol className="grid gap-3">
            {entries.map((entry) => (
              <AuditItem key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </StaffList>
    </div>
  )
}
