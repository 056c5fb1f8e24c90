import { relocation as operation } from '#protocol/jobs/names.ts'
import type { ComponentType } from 'react'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'
import { isMissing } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { BringCard } from './bring-card.tsx'
import { CarCard } from './car-card.tsx'
import { EndNote } from './end-note.tsx'
import { PhotosCard } from './photos-card.tsx'

/** As often as the job itself: staff may take the car back. */
const everyMs = 30_000

type RelocationOfJobProps = {
  job: Job
  /** What staff know besides. */
  StaffCard: ComponentType<{ job: Job; relocation: Relocation }>
}

/** The car of a relocation on the page of its job, and what its reader can do about it. */
export function RelocationOfJob({ job, StaffCard }: RelocationOfJobProps) {
  const { data, error, refetch, readAt } = useRead(
    operation,
    { id: job.id },
    { refetchInterval: everyMs },
  )
  const relocation = data?.relocation
  if (!relocation) {
    // Jobs of before have no car.
    if (error && isMissing(error)) return null
    if (error) return <ReadFailed error={error} onRetry={refetch} />
    return <Skeleton className="h-60" />
  }
  const { next, notYet } = relocation
  const isMine = job.role === 'assigned'
  const isRunning = isMine && (next ?? notYet) !== undefined
  return (
    <>
      {isMine && <EndNote relocation={relocation} />}
      {isRunning && <BringCard job={job} relocation={relocation} readAt={readAt} />}
      <CarCard relocation={relocation} isOpen={!isMine && job.role !== 'owner'} />
      {job.role === 'owner' && <StaffCard job={job} relocation={relocation} />}
      <PhotosCard relocation={relocation} />
    </>
  )
}
