import { Navigation } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { whenIdle } from '#web/core/pwa/when-idle.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { proofMessages } from './proof-messages.ts'
import { useNear } from './use-near.ts'

/** A quarter of the screen's program, so it comes while the screen rests. */
const AroundMap = lazy(async () => {
  await new Promise<void>(whenIdle)
  return { default: (await import('#web/fleet/places/map/around-map.tsx')).AroundMap }
})

/** A place in the person's own maps. */
function wayTo(place: string): string {
  const url = new URL('/maps/dir/', 'https://www.google.com')
  url.searchParams.set('api', '1')
  url.searchParams.set('destination', place)
  return url.href
}

/**
 * Where the car is picked up, as far as it is public: its town, and the street of the area's pickup place
 * when that lies in the same town (docs/product/inspections-and-maintenance.md#pickup-on-the-cars-page).
 */
export function Pickup({ car: { areaId, location } }: { car: Car }) {
  const words = useMessages(proofMessages)
  const area = useArea(areaId)
  const { box, isNear } = useNear<HTMLDivElement>()
  const { city, latitude, longitude } = location
  const [street = '', town] = area?.pickupAddress.split(',').map((part) => part.trim()) ?? []
  const named = town === city ? street.replace(/^\d\S*\s+/, '') : ''
  const place = named ? `${named}, ${city}` : city
  return (
    <Card aria-labelledby="pickup" className="grid gap-3">
      <div>
        <h2 id="pickup">{words.pickup(place)}</h2>
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-2">
          {words.pickupLater}
          <a
            href={wayTo(
              named ? `${place}${area ? `, ${area.state}` : ''}` : `${latitude},${longitude}`,
            )}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center gap-2 font-bold"
          >
            <Navigation aria-hidden="true" size={18} />
            {words.way}
          </a>
        </p>
      </div>
      <div ref={box} className="h-24 overflow-hidden rounded-control bg-sunken">
        {isNear && (
          <Suspense fallback={null}>
            <AroundMap label={words.map(city)} spot={{ latitude, longitude, metres: 1000 }} />
          </Suspense>
        )}
      </div>
    </Card>
  )
}
