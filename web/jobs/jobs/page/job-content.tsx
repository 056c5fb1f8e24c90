import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { isThreadRead } from '#domain/jobs/jobs/job-moves.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { JobActions } from './job-actions.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobHead } from './job-head.tsx'
import { JobHistory } from './job-history.tsx'
import { JobMap } from './job-map.tsx'
import { JobPhotos } from './job-photos.tsx'
import { JobThread } from './job-thread.tsx'
import type { LaterParts } from './later-parts.ts'
import { jobMessages } from './messages.ts'
import { OfferForm } from './offer-form.tsx'
import { Offers } from './offers.tsx'
import { PeopleCard } from './people-card.tsx'
import { ShareJob } from './share-job.tsx'

const JobSafety = lazy(async () => ({
  default: (await loadOrReload(() => import('#web/jobs/job-safety/job-safety.tsx'))).JobSafety,
}))

/** The page of a job: the way, what it is, what one can do about it, and with whom. */
export function JobContent({ job, RelocationOfJob, ReportButton }: LaterParts & { job: Job }) {
  const words = useMessages(jobMessages)
  const may = (action: Job['allowedActions'][number]) => job.allowedActions.includes(action)
  const isParty = job.role === 'owner' || job.role === 'assigned'
  const isUnderWay = isParty && job.status === 'assigned'
  const reads = isThreadRead(job.role, job.status)
  const offers = (may('apply') && !job.notApplied) || may('changeApplication')
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={routes.jobs}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 pr-3 font-bold"
        >
          <ArrowLeft aria-hidden="true" size={20} />
          {words.allJobs}
        </Link>
        <ShareJob job={job} />
      </div>
      <div className="cols">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <JobMap job={job} />
          <JobHead job={job} />
          {job.type === 'relocation' && (
            <Suspense fallback={<Skeleton className="h-60" />}>
              <RelocationOfJob job={job} />
            </Suspense>
          )}
          <JobActions job={job} />
          {isUnderWay && (
            <Suspense fallback={null}>
              <JobSafety job={job} />
            </Suspense>
          )}
          <JobFacts job={job} />
          <JobPhotos ids={job.photos} />
          {reads && <JobThread job={job} />}
          <Offers job={job} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <PeopleCard job={job} ReportButton={ReportButton} />
          {job.notApplied && (
            <Banner>
              <p>{job.notApplied}</p>
              {may('apply') && (
                <Link to={routes.personal} className="link inline-flex min-h-11 items-center">
                  {words.myDetails}
                </Link>
              )}
            </Banner>
          )}
          {offers && <OfferForm job={job} />}
          {!offers && job.rules && (
            <p className="rounded-card bg-sunken p-4 text-14 whitespace-pre-line text-ink-2">
              {job.rules}
            </p>
          )}
          <JobHistory history={job.history} />
        </div>
      </div>
    </>
  )
}
