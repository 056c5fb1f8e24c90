import { useParams } from '@tanstack/react-router'
import { job as jobOperation } from '#protocol/jobs/names.ts'
import { isMissing } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { JobContent } from './job-content.tsx'
import type { LaterParts } from './later-parts.ts'
import { jobMessages } from './messages.ts'

/** Offers and answers come in while the page is open. */
const everyMs = 30_000

/** One job, with what its reader may know and do about it (docs/product/jobs.md#rights). */
export function JobScreen(later: LaterParts) {
  const words = useMessages(jobMessages)
  const { id } = useParams({ from: routes.job })
  const { data, error, refetch, isPending, isOld } = useRead(
    jobOperation,
    { id },
    { refetchInterval: everyMs },
  )
  const job = isOld ? undefined : data?.job
  const isLost = error !== null && isMissing(error)
  return (
    <Page title={job?.title ?? (isLost ? words.lost : words.title)} busy={isPending || isOld}>
      {isLost ? (
        <EmptyState
          heading="h1"
          title={words.lost}
          actions={<LinkButton to={routes.jobs}>{words.allJobs}</LinkButton>}
        >
          {words.lostText}
        </EmptyState>
      ) : job ? (
        <JobContent key={job.id} job={job} {...later} />
      ) : (
        <>
          <h1 tabIndex={-1} className="sr-only">
            {words.title}
          </h1>
          {error ? <ReadFailed error={error} onRetry={refetch} /> : <Loading />}
        </>
      )}
    </Page>
  )
}

function Loading() {
  return (
    <div className="cols pt-11">
      <div className="grid gap-4">
        <Skeleton className="h-59 lg:h-107.5" />
        <Skeleton className="h-24" />
        <Skeleton className="h-60" />
      </div>
      <Skeleton className="h-96" />
    </div>
  )
}
