import { jobSafety } from '#protocol/jobs/names.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { EmergencyCard } from './emergency-card.tsx'
import { LocationCard } from './location-card.tsx'

/** It begins and ends with the clock, while the page is open. */
const everyMs = 60_000

/** What keeps the two of an assigned job safe on the road (docs/product/jobs.md#emergency). */
export function JobSafety({ job }: { job: Job }) {
  const { data } = useRead(jobSafety, { id: job.id }, { refetchInterval: everyMs })
  const emergency = data?.emergency
  return (
    <>
      {emergency && <EmergencyCard job={job} car={emergency.car} />}
      {job.type !== 'relocation' && <LocationCard job={job} />}
    </>
  )
}
