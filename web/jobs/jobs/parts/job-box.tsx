import type { ReactNode } from 'react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import type { JobCard } from '#protocol/jobs/jobs/job.ts'
import type { FoundJob } from '#protocol/jobs/jobs/jobs.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Num } from '#web/ui/num.tsx'
import { JobPrice } from './job-price.tsx'
import { JobStatusBadge } from './job-status.tsx'
import { PersonLine } from './person-line.tsx'
import { RouteLine } from './route-line.tsx'
import { jobNames } from './type-names.ts'

/** What a card shows of a job; the form shows the same before it is posted. */
export type BoxedJob = Pick<
  JobCard,
  'type' | 'status' | 'owner' | 'from' | 'to' | 'via' | 'start' | 'price' | 'miles' | 'offers'
> &
  Partial<Pick<FoundJob, 'applicationStatus' | 'isNew' | 'seats' | 'detour'>>

/** The inside of a job's card (docs/design.md#components). @param title a heading, linked or not */
export function JobBox({ job, title }: { job: BoxedJob; title: ReactNode }) {
  const words = useMessages(jobNames)
  const lang = useLanguage()
  const miles = job.miles > 0 && formatMiles(job.miles)
  const seats = job.seats !== undefined && words.seats(job.seats)
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1.5">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <JobStatusBadge job={job} />
            {job.isNew && <Badge tone="poppy">{words.isNew}</Badge>}
            {job.detour !== undefined && <Badge tone="info">{words.detour(job.detour)}</Badge>}
            <span className="text-14 text-ink-2">
              {[words.types[job.type], seats].filter(Boolean).join(' · ')}
            </span>
          </div>
          {title}
        </div>
        <JobPrice job={job} />
      </div>
      <RouteLine from={job.from} to={job.to} via={job.via} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3 text-14">
        <div className="min-w-0 flex-1 basis-40">
          <PersonLine person={job.owner} />
        </div>
        <Num className="ml-auto text-right leading-tight">
          <b>
            {formatNearDay(dayOf(job.start), lang)} · {timeOf(job.start)}
          </b>
          <span className="block text-ink-2">
            {[miles, words.offers(job.offers)].filter(Boolean).join(' · ')}
          </span>
        </Num>
      </div>
    </>
  )
}
