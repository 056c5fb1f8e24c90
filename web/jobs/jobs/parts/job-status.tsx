import type { JobStatus } from '#domain/jobs/jobs/job.ts'
import type { JobCard } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { jobNames } from './type-names.ts'

const tones: Record<JobStatus, Tone> = {
  open: 'ok',
  assigned: 'warn',
  done: 'poppy',
  completed: 'neutral',
  cancelled: 'danger',
  expired: 'neutral',
}

type Standing = Pick<JobCard, 'status'> & Partial<Pick<JobCard, 'role' | 'applicationStatus'>>

/** How a job stands, in words; an open one that waits for an answer to the own offer says that. */
export function JobStatusBadge({ job }: { job: Standing }) {
  const words = useMessages(jobNames)
  const isOffered = job.status === 'open' && job.applicationStatus === 'pending'
  return isOffered ? (
    <Badge tone="info">{words.offered}</Badge>
  ) : (
    <Badge tone={tones[job.status]}>{words.statuses[job.status]}</Badge>
  )
}
