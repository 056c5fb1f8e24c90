import { MapPin, Navigation } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { milesBetween } from '#domain/fleet/places/sphere.ts'
import { timeOf } from '#domain/core/time/wall-time.ts'
import { askJobLocation } from '#protocol/jobs/names.ts'
import type { LastPosition } from '#protocol/jobs/job-safety/job-location.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { townText } from '#web/fleet/places/town-field.tsx'
import { Num } from '#web/ui/num.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { Location } from './location.ts'
import { safetyMessages } from './messages.ts'
import { useLocationAct } from './use-location-act.ts'

const RouteMap = lazy(() =>
  import('#web/fleet/places/map/route-map.tsx').then((module) => ({ default: module.RouteMap })),
)

type Props = { job: Job; location: Location; onChange: () => void }

/** Asks where the other is, and shows it once they allow it. */
export function TheirLocation({ job, location: { name, theirs }, onChange }: Props) {
  const words = useMessages(safetyMessages)
  const asking = useLocationAct(askJobLocation, onChange)
  if (theirs.state === 'allowed')
    return theirs.position ? (
      <Found job={job} name={name} position={theirs.position} />
    ) : (
      <p>{words.waiting(name)}</p>
    )
  return (
    <div className="grid gap-1.5">
      {theirs.state === 'asked' && <p>{words.asked(name)}</p>}
      {theirs.state === 'refused' && <p>{words.saidNo(name)}</p>}
      {theirs.allowedActions.includes('ask') && (
        <>
          <Button
            variant="secondary"
            busy={asking.isPending}
            onClick={() => asking.act({ id: job.id })}
          >
            <MapPin aria-hidden="true" size={20} />
            {words.ask(name)}
          </Button>
          <p className="text-14 text-ink-2">{words.askText(name)}</p>
        </>
      )}
    </div>
  )
}

const feet = 3.281
/** Feet, or miles when it is far off. */
const distanceText = (metres: number) =>
  metres < 1000 ? `${Math.round(metres * feet)} ft` : formatMiles(Math.ceil(metres / 1609.344))

function Found({ job, name, position }: { job: Job; name: string; position: LastPosition }) {
  const words = useMessages(safetyMessages)
  const when = timeOf(position.measured)
  const stops = [job.from, ...job.via, ...(job.to ? [job.to] : [])]
  const away = (town: Job['from']) =>
    words.away(formatMiles(Math.round(milesBetween(position, town))), townText(town))
  const { latitude, longitude } = position
  const spot = { latitude, longitude, metres: position.accuracy }
  const maps = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
  return (
    <div className="grid gap-3">
      {position.isOld && <Banner tone="warn">{words.old(when)}</Banner>}
      <p>
        <Num className="font-bold">
          {words.measured(name, when, distanceText(position.accuracy))}
        </Num>
        <Num className="block text-ink-2">
          {[job.from, ...(job.to ? [job.to] : [])].map(away).join(' · ')}
        </Num>
      </p>
      <div className="h-59">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <RouteMap label={words.map(name, when)} stops={stops} spot={spot}>
            <a
              href={maps}
              target="_blank"
              rel="noreferrer"
              className={`${buttonStyle({ variant: 'secondary', size: 'sm' })} absolute! right-2.5 bottom-2.5`}
            >
              <Navigation aria-hidden="true" size={18} />
              {words.openMaps}
            </a>
          </RouteMap>
        </Suspense>
      </div>
    </div>
  )
}
