import { lazy, Suspense } from 'react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { CarProof } from '#protocol/fleet/proof/car-proof.ts'
import { onServer } from '#web/core/api/transport.ts'
import { useMessages } from '#web/core/i18n.ts'
import { CarStage } from '#web/ui/media/car-stage.tsx'
import { Availability } from '../parts/availability.tsx'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { Heart } from '../parts/heart.tsx'
import type { Trip } from '../parts/sound-trip.ts'
import { detailsMessages } from './details-messages.ts'

const Gallery = lazy(() =>
  import('#web/ui/media/gallery.tsx').then((module) => ({ default: module.Gallery })),
)

type CarPicturesProps = {
  car: Car
  trip: Trip
  /** The company's own photos of it. */
  own: CarProof['ownPhotos']
  /** The photo of its inspection that shows most of it. */
  taken: CarProof['photos'][number] | undefined
}

/** On a desk the price stands beside it. */
const sizes = '(min-width: 64rem) 44rem, 100vw'

/** The company's own photos of the car, that of its newest inspection, or the drawn car on its road; with badge and heart. */
export function CarPictures({ car, trip, own, taken }: CarPicturesProps) {
  const words = useMessages(detailsMessages)
  const [first] = own
  const stage = (
    <CarStage
      large
      subtype={car.subtypeId}
      colour={car.colour}
      // Of a car that the results have, its first is known before its page is.
      photo={first?.medium ?? car.photos[0] ?? taken?.medium}
      widths={
        taken && !first && car.photos.length === 0
          ? { srcSet: `${onServer(taken.medium)} 800w, ${onServer(taken.url)} 1280w`, sizes }
          : undefined
      }
      badges={<Availability car={car} trip={trip} />}
      action={<Heart car={car} />}
      className="rounded-dialog [view-transition-name:car]"
    />
  )
  if (!first) return stage
  return (
    <Suspense fallback={stage}>
      <div className="relative [view-transition-name:car]">
        <Gallery
          label={words.gallery(carName(car))}
          photos={own.map(({ medium }) => medium)}
          alts={own.map(({ alt }) => alt)}
          large={own.map(({ url }) => url)}
          small={own.map(({ small }) => small)}
        />
        <div className="absolute top-3 left-3">
          <Availability car={car} trip={trip} />
        </div>
        <div className="absolute top-2.5 right-2.5">
          <Heart car={car} />
        </div>
      </div>
    </Suspense>
  )
}
