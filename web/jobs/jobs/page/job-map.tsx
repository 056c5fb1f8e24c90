import { Navigation } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { whenIdle } from '#web/core/pwa/when-idle.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { townText } from '#web/fleet/places/town-field.tsx'
import { mapsLink } from './maps-link.ts'
import { jobMessages } from './messages.ts'

/** The map weighs more than the rest of the page, so it comes while the screen rests. */
const RouteMap = lazy(async () => {
  await new Promise<void>(whenIdle)
  return { default: (await import('#web/fleet/places/map/route-map.tsx')).RouteMap }
})

/** The route as it lies in the land, and the way to it in the maps of the device. */
export function JobMap({ job }: { job: Job }) {
  const words = useMessages(jobMessages)
  const stops = [job.from, ...job.via, ...(job.to ? [job.to] : [])]
  const label = stops.map(townText).join(' – ')
  const openMaps = (
    <a
      href={mapsLink(job)}
      target="_blank"
      rel="noreferrer"
      className={`${buttonStyle({ variant: 'secondary', size: 'sm' })} absolute! right-2.5 bottom-2.5`}
    >
      <Navigation aria-hidden="true" size={18} />
      {words.openMaps}
    </a>
  )
  return (
    <div className="h-59 lg:h-107.5">
      <Suspense
        fallback={
          <div className="relative size-full rounded-card border border-line bg-sunken">
            {openMaps}
          </div>
        }
      >
        <RouteMap label={job.to ? words.map(label) : words.mapOfPlace(label)} stops={stops}>
          {openMaps}
        </RouteMap>
      </Suspense>
    </div>
  )
}
