import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { staffAudit } from '#protocol/staff/staff-audit.ts'
import { read } from '#web/core/api/call.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { FindForm } from '../find-form.tsx'
import { ListFrame } from '../list-frame.tsx'
import { staffMessages } from '../messages.ts'
import { AuditItem } from './audit-item.tsx'
import { auditMessages } from './audit-messages.ts'

const { useSearch } = getRouteApi(routes.staff)

/** What staff did, newest first; the address says of what, so that it can be sent to a colleague. */
export function AuditList() {
  const words = useMessages(auditMessages)
  const common = useMessages(staffMessages)
  const { subject } = useSearch()
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [staffAudit.name, useLanguage(), subject],
      queryFn: ({ pageParam, signal }) => read(staffAudit, { subject, cursor: pageParam }, signal),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => (page.status === 1 ? page.nextCursor : undefined),
    })
  const entries = data?.pages.flatMap((page) => (page.status === 1 ? page.entries : [])) ?? []
  return (
    <div className="grid gap-4">
      <FindForm key={subject} view="audit" subject={subject} label={words.about} />
      <ListFrame
        isPending={isPending}
        error={error}
        onRefresh={() => void refetch()}
        isEmpty={false}
      >
        {entries.length === 0 && <EmptyState title={words.none} />}
        {entries.length > 0 && (
          <ol className="grid gap-3">
            {entries.map((entry) => (
              <AuditItem key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
        {hasNextPage && (
          <Button
            variant="secondary"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {common.more}
          </Button>
        )}
      </ListFrame>
    </div>
  )
}
