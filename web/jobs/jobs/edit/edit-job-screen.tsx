import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { job as jobQuery } from '#protocol/jobs/names.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { isMissing } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useSlow } from '#web/core/use-slow.ts'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { jobNames } from '../parts/type-names.ts'
import { editMessages } from './edit-messages.ts'
import { JobForm } from './job-form.tsx'
import { valuesOf } from './job-values.ts'
import { useJobForm } from './use-job-form.ts'

const route = getRouteApi(routes.editJob)

/** A job that is still open, for whoever posted it (docs/product/jobs.md#rights). */
export function EditJobScreen() {
  const words = useMessages(editMessages)
  const { id } = route.useParams()
  const { data, error, isPending, refetch } = useRead(jobQuery, { id })
  const isSlow = useSlow(isPending)
  const job = data?.job
  const isLost = isMissing(error)
  const [beginning, setBeginning] = useState(0)
  const beginAnew = () => setBeginning(beginning + 1)
  if (job?.id === id && job.allowedActions.includes('edit'))
    return <ChangeJob key={`${id} ${beginning}`} job={job} onOther={beginAnew} />
  return (
    <Page title={words.editTitle} busy={isPending}>
      {job ? (
        <EmptyState
          heading="h1"
          title={words.closed}
          actions={
            <LinkButton to={routes.job} params={{ id }}>
              {words.toJob}
            </LinkButton>
          }
        >
          {words.closedText}
        </EmptyState>
      ) : isLost ? (
        <EmptyState
          heading="h1"
          title={words.lost}
          actions={<LinkButton to={routes.jobs}>{words.allJobs}</LinkButton>}
        >
          {words.lostText}
        </EmptyState>
      ) : (
        <>
          <PageHead title={words.editTitle} />
          {error && <ReadFailed error={error} onRetry={refetch} />}
          {isSlow && <Skeleton className="h-120" />}
        </>
      )}
    </Page>
  )
}

/**
 * As it was read first: what changes meanwhile is told when it is sent, not under the fingers. Who
 * takes the other begins from that one.
 */
function ChangeJob({ job, onOther }: { job: Job; onOther: () => void }) {
  const words = useMessages(editMessages)
  const names = useMessages(jobNames)
  const [first] = useState(job)
  const form = useJobForm({
    ...first,
    values: valuesOf(first),
    latestVersion: job.version,
    onOther,
  })
  return (
    <Page title={words.editTitle}>
      <PageHead title={words.editTitle}>
        {names.types[first.type]}. {words.editLead}
      </PageHead>
      <JobForm job={form} isNew={false} />
    </Page>
  )
}
