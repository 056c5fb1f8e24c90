import { jobLocation } from '#protocol/job-safety/job-location.ts'
import type { Job } from '#protocol/jobs/job.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { safetyMessages } from './messages.ts'
import { MyLocation } from './my-location.tsx'
import { TheirLocation } from './their-location.tsx'

/** A question, an answer or a new place is seen soon after. */
const everyMs = 15_000

/** Where the two of a running job are, as far as each allows it (docs/product/jobs.md#location). */
export function LocationCard({ job }: { job: Job }) {
  const words = useMessages(safetyMessages)
  const { data, refetch } = useRead(jobLocation, { id: job.id }, { refetchInterval: everyMs })
  const location = data?.location
  if (!location) return null
  return (
    <Card aria-labelledby="job-location" className="grid gap-4">
      <h2 id="job-location">{words.location}</h2>
      <MyLocation job={job} location={location} onChange={refetch} />
      <TheirLocation job={job} location={location} onChange={refetch} />
    </Card>
  )
}
