import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { PagedCards } from '#web/ui/layout/paged-cards.tsx'
import { usePointed } from '#web/fleet/places/map/use-pointed.ts'
import { JobItem } from './job-item.tsx'
import { listMessages } from './list-messages.ts'
import type { useJobs } from './use-jobs.ts'

type JobsListProps = {
  reading: ReturnType<typeof useJobs>
  /** Jobs that are pointed at on the map. */
  marked: readonly string[]
  onPoint: (job: string | undefined) => void
  /** A map stands beside the list. */
  isNarrow: boolean
}

/** The cards of the jobs, page by page. */
export function JobsList({ reading, marked, onPoint, isNarrow }: JobsListProps) {
  const words = useMessages(listMessages)
  const pointing = usePointed(onPoint)
  const { found, total, hasMore, isLoadingMore, loadMore } = reading
  return (
    <PagedCards
      count={found.length}
      read={found.length}
      hasMore={hasMore}
      isLoadingMore={isLoadingMore}
      loadMore={loadMore}
      shownText={total === undefined ? undefined : words.shown(found.length, total)}
      moreText={words.more}
      loadingText={words.searching}
      pointing={pointing}
      className={cx(
        'grid gap-3 md:grid-cols-2 md:gap-4',
        isNarrow ? 'lg:grid-cols-2' : 'lg:grid-cols-3',
      )}
    >
      {found.map((job) => (
        <JobItem key={job.id} job={job} isMarked={marked.includes(job.id)} />
      ))}
    </PagedCards>
  )
}
