import { useState } from 'react'
import { jobLocation } from '#protocol/jobs/names.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { takesFocus } from '#web/ui/overlays/use-kept-focus.ts'
import { safetyMessages } from './messages.ts'
import { MyLocation } from './my-location.tsx'
import { TheirLocation } from './their-location.tsx'

/** A question, an answer or a new place is seen soon after. */
const everyMs = 15_000

/** Where the two of a running job are, as far as each allows it (docs/product/jobs.md#location). */
export function LocationCard({ job }: { job: Job }) {
  const words = useMessages(safetyMessages)
  const { data, refetch } = useRead(jobLocation, { id: job.id }, { refetchInterval: everyMs })
  const [acts, setActs] = useState(0)
  const location = data?.location
  if (!location) return null
  const { mine, theirs } = location
  const change = () => {
    setActs(acts + 1)
    refetch()
  }
  return (
    <Card aria-labelledby="job-location" className="grid gap-4">
      <Heading
        key={`${acts} ${mine.state} ${theirs.state}`}
        title={words.location}
        isNext={acts > 0}
      />
      <MyLocation job={job} location={location} onRead={refetch} onChange={change} />
      <TheirLocation job={job} location={location} onChange={change} />
    </Card>
  )
}

/** New with each deed and each change of how it stands: the button that brought it is gone, and its focus comes here. */
function Heading({ title, isNext }: { title: string; isNext: boolean }) {
  return (
    <h2 {...(isNext && takesFocus)} id="job-location">
      {title}
    </h2>
  )
}
