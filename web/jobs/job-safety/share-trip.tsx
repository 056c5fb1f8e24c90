import { Share2 } from 'lucide-react'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { jobSafety } from '#protocol/jobs/job-safety/job-safety.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { windowText } from '#web/jobs/jobs/page/when-text.ts'
import { shareText } from '#web/community/network/share-link.ts'
import { Button } from '#web/ui/button.tsx'
import { townText } from '#web/fleet/places/town-field.tsx'
import { safetyMessages } from './messages.ts'
import { isRide, otherOf } from './the-other.ts'

type Emergency = NonNullable<OutputOf<typeof jobSafety>['emergency']>

/** Hands a text about the trip to somebody trusted; towns only, for an address may be somebody else’s home. */
export function ShareTrip({ job, car }: { job: Job; car: Emergency['car'] }) {
  const words = useMessages(safetyMessages)
  const lang = useLanguage()
  const [start, end] = windowText(job.start, job.end, lang)
  const when = words.when(start, end)
  const from = townText(job.from)
  const way = job.to ? words.way(from, townText(job.to)) : from
  const color = car && (words.colors[car.color] ?? car.color)
  const text = [
    isRide(job) ? words.tripWith(otherOf(job), way, when) : words.trip(way, when),
    car && `${words.car}: ${words.carFacts(car.name, color ?? '', car.plate)}.`,
    words.tripEnd,
  ]
  const share = () =>
    shareText({ title: words.tripTitle, text: text.filter(Boolean).join(' ') }, words.copied)
  return (
    <div className="grid gap-1.5">
      <Button variant="secondary" onClick={() => void share()}>
        <Share2 aria-hidden="true" size={20} />
        {words.shareTrip}
      </Button>
      <p className="text-14 text-ink-2">{words.shareTripText}</p>
    </div>
  )
}
