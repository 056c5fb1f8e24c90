import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { staffMessages } from './messages.ts'
import type { List } from './use-list.ts'

type StaffListProps<Row> = {
  list: List<Row>
  /** In place of the sentence that nothing waits here. */
  none?: ReactNode
  /** What stands above the rows. */
  intro?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list of the staff: while it loads, when it fails, when nothing is in it, and when there is more (docs/product/staff.md#what-they-do). */
export function StaffList<Row>({ list, none, intro, children }: StaffListProps<Row>) {
  const words = useMessages(staffMessages)
  const { rows, isPending, error, onRefresh, more } = list
  if (isPending) return <Skeleton className="h-80" />
  if (error) return <ReadFailed error={error} onRetry={onRefresh} />
  if (rows.length === 0) return none ?? <EmptyState title={words.none} />
  return (
    <div className="grid gap-4">
      {intro}
      {children(rows)}
      {more && <More {...more} />}
    </div>
  )
}

/** A button for more, and how much is shown where the whole is known. */
function More({ known, busy, onMore }: NonNullable<List<unknown>['more']>) {
  const words = useMessages(staffMessages)
  const button = onMore && (
    <Button variant="secondary" busy={busy} onClick={onMore}>
      {words.more}
    </Button>
  )
  if (!known) return button
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-ink-2">
        {words.shownOf(known.shown, known.total)}
      </p>
      {button}
    </div>
  )
}
