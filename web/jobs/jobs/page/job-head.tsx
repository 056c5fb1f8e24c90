import { jobShapes } from '#domain/jobs/jobs/job.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import { takesFocus } from '#web/ui/overlays/use-kept-focus.ts'
import { JobStatusBadge } from '../parts/job-status.tsx'
import { jobNames } from '../parts/type-names.ts'

/** How it stands, what it is and where, its title and what it pays. */
export function JobHead({ job }: { job: Job }) {
  const names = useMessages(jobNames)
  const area = useArea(job.area)
  return (
    <header className="flex items-start justify-between gap-4">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-ink-2">
          <JobStatusBadge job={job} />
          {job.isNew && <Badge tone="poppy">{names.isNew}</Badge>}
          <span>{[names.types[job.type], area?.name].filter(Boolean).join(' · ')}</span>
        </p>
        <Title key={`${job.status} ${job.role}`} title={job.title} language={job.language} />
      </div>
      <Price job={job} />
    </header>
  )
}

/** New with each change of how the job stands: the button that brought it is gone, and its focus comes here. */
function Title({ title, language }: Pick<Job, 'title' | 'language'>) {
  return (
    <h1 {...takesFocus} lang={language} className="break-words">
      {title}
    </h1>
  )
}

/** What it pays: what was agreed on, for the two who know it. */
function Price({ job: { price: asked, type, applications } }: { job: Job }) {
  const names = useMessages(jobNames)
  const price = applications.find(({ status }) => status === 'accepted')?.offer ?? asked
  if (price === undefined)
    return <p className="max-w-32 text-right font-bold">{names.asksForOffers}</p>
  const notes = { assignee: names.aSeat, company: names.aCredit, owner: undefined }
  const note = notes[jobShapes[type].payer]
  return (
    <p className="flex-none text-right leading-tight">
      <Money rate dollars={price} className="block text-30 font-bold" />
      {note && <span className="text-14 text-ink-2">{note}</span>}
    </p>
  )
}
