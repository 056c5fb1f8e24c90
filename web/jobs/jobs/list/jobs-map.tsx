import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { JobCard } from '#protocol/jobs/jobs/job.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import type { MapBounds } from '#web/fleet/places/map/map-view.ts'
import { PinMap } from '#web/fleet/places/map/pin-map.tsx'
import { showCard } from '#web/fleet/places/map/use-pointed.ts'
import { JobPrice } from '../parts/job-price.tsx'
import { JobStatusBadge } from '../parts/job-status.tsx'
import { listMessages } from './list-messages.ts'

type JobsMapProps = {
  jobs: readonly JobCard[]
  /** Along which they lie. */
  way: readonly Place[] | undefined
  centre: { latitude: number; longitude: number } | undefined
  about: string
  bounds: MapBounds | undefined
  active: readonly string[]
  onPoint: (jobs: readonly string[]) => void
  onSearch: (bounds: MapBounds) => void
}

/** The jobs of the list on a map, each by what it pays, in the town where it begins. */
export function JobsMap({ jobs, ...map }: JobsMapProps) {
  const words = useMessages(listMessages)
  const items = useMemo(() => jobs.map((job) => ({ ...job, location: job.from })), [jobs])
  const pinOf = (group: readonly JobCard[]) => {
    const price = group[0]?.price
    const text = price === undefined ? words.pinOffer : formatRate(price)
    const titles = group.map(({ title }) => title)
    return group.length > 1
      ? { text: words.group(group.length), name: words.groupOf(titles) }
      : { text, name: words.pin(titles.join(), text) }
  }
  return (
    <PinMap
      {...map}
      label={words.map}
      items={items}
      pinOf={pinOf}
      onChoose={([first]) => showCard(first)}
      renderChosen={(chosen) => <ChosenJobs jobs={chosen} />}
    />
  )
}

/** On a phone, where the map covers the list: the jobs of the pressed pin. */
function ChosenJobs({ jobs }: { jobs: readonly JobCard[] }) {
  const words = useMessages(listMessages)
  if (jobs.length === 0) return null
  return (
    <ul
      data-map-panel
      aria-label={words.chosen}
      className="absolute inset-x-0 bottom-16 z-3 flex touch-pan-x gap-3 overflow-x-auto px-3 py-2 lg:hidden"
    >
      {jobs.map((job) => (
        <li
          key={job.id}
          className="relative flex w-72 max-w-[80vw] flex-none items-start justify-between gap-3 rounded-card bg-surface p-3.5 shadow-2"
        >
          <div className="grid min-w-0 justify-items-start gap-1.5">
            <JobStatusBadge job={job} />
            <Link
              to={routes.job}
              params={{ id: job.id }}
              lang={job.language}
              className="font-bold break-words after:absolute after:inset-0"
            >
              {job.title}
            </Link>
          </div>
          <JobPrice job={job} />
        </li>
      ))}
    </ul>
  )
}
