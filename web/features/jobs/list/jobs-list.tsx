import { useEffect, useRef } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { usePointed } from '#web/ui/map/use-pointed.ts'
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

/** The cards, and a button for the next page: the focus goes on to the first new job. */
export function JobsList({ reading, marked, onPoint, isNarrow }: JobsListProps) {
  const words = useMessages(listMessages)
  const pointing = usePointed(onPoint)
  const { found, total, hasMore, isLoadingMore, loadMore } = reading
  const list = useRef<HTMLUListElement>(null)
  const goOnFrom = useRef<number>(undefined)
  useEffect(() => {
    const index = goOnFrom.current
    if (index === undefined || found.length <= index) return
    goOnFrom.current = undefined
    list.current?.children[index]?.querySelector<HTMLElement>('h2 a')?.focus()
  }, [found.length])
  return (
    <>
      <ul
        ref={list}
        {...pointing}
        className={cx(
          'grid gap-3 md:grid-cols-2 md:gap-4',
          isNarrow ? 'lg:grid-cols-2' : 'lg:grid-cols-3',
        )}
      >
        {found.map((job) => (
          <JobItem key={job.id} job={job} isMarked={marked.includes(job.id)} />
        ))}
      </ul>
      {hasMore && (
        <div className="mt-6 grid justify-items-center gap-2">
          {total !== undefined && (
            <p className="text-14 text-ink-2">{words.shown(found.length, total)}</p>
          )}
          <Button
            variant="secondary"
            busy={isLoadingMore}
            busyLabel={words.searching}
            onClick={() => {
              goOnFrom.current = found.length
              loadMore()
            }}
          >
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}
