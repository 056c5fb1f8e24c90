import { Pencil, Rotate3d } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatNearDay, formatWeekDay } from '#domain/core/time/format-date.ts'
import { dayOf, daysBetween } from '#domain/core/time/wall-time.ts'
import { toWallAtOffset } from '#domain/core/time/zone.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { goesRound } from '#domain/fleet/proof/spin.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { CarProof } from '#protocol/fleet/proof/car-proof.ts'
import { onServer } from '#web/core/api/transport.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { CarDrawing } from '#web/ui/media/car-drawing.tsx'
import { uiMessages } from '#web/ui/messages.ts'
import { Heart } from '../parts/heart.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import './details.css'
import { detailsMessages } from './details-messages.ts'
import { CarGallery } from './pictures/gallery.tsx'
import { pictureMessages } from './pictures/picture-messages.ts'
import { ShareCar } from './pictures/share-car.tsx'
import { shownPictures } from './pictures/shown-pictures.ts'
import { ToAllCars } from './to-all-cars.tsx'

/** Dialog and photos of a turn: for whoever opens it. */
const Spin = lazy(() => import('./pictures/spin.tsx'))

/** After so many days a day without its year could be another one. */
const nearDays = 300

type CarPicturesProps = {
  car: Car
  query: Parameters<typeof ToAllCars>[0]['query']
  /** Absent until the car's own answer is there. */
  proof: CarProof | undefined
}

/** The company's own photos of the car, then those of its newest walk with their day; or the drawn car, which says so. */
export function CarPictures({ car, query, proof }: CarPicturesProps) {
  const words = useMessages(detailsMessages)
  const own = useMessages(pictureMessages)
  const { drawing } = useMessages(uiMessages)
  const [spin, setSpin] = useState<'never' | 'open' | 'closed'>('never')
  const dated = useDated(car, proof)
  const name = carName(car)
  const pictures = proof ? shownPictures(proof, name) : []
  const photos = proof?.photos ?? []
  // Of a car that the results have, its first is known before its page is.
  const known = pictures.length === 0 && !proof ? car.photos[0] : undefined
  const buttons = (
    <>
      <ToAllCars query={query} isIcon />
      <span className="ml-auto" />
      {goesRound(photos) && (
        <button
          type="button"
          onClick={() => setSpin('open')}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-surface px-3.5 font-bold shadow-1"
        >
          <Rotate3d aria-hidden="true" size={20} />
          <span aria-hidden="true">360°</span>
          <span className="sr-only">{own.turn}</span>
        </button>
      )}
      <ShareCar name={name} />
      <Heart car={car} />
    </>
  )
  if (pictures.length === 0)
    return (
      <div className="car-pictures [view-transition-name:car]">
        {known ? (
          <img src={onServer(known)} alt="" fetchPriority="high" className="drawn" />
        ) : (
          <div className="drawn">
            <div>
              <CarDrawing subtype={car.subtypeId} colour={car.colour} view="corner" />
            </div>
          </div>
        )}
        <div className="top">{buttons}</div>
        {!known && (
          <div className="foot">
            <span className="car-chip">
              <Pencil aria-hidden="true" size={16} className="flex-none" />
              <span>{drawing}</span>
            </span>
          </div>
        )}
      </div>
    )
  return (
    <>
      <CarGallery
        label={words.gallery(name)}
        pictures={pictures}
        dated={<NumbersIn text={dated} />}
      >
        {buttons}
      </CarGallery>
      {spin !== 'never' && (
        <Suspense fallback={null}>
          <Spin
            car={name}
            photos={photos}
            dated={dated}
            isOpen={spin === 'open'}
            onClose={() => setSpin('closed')}
          />
        </Suspense>
      )}
    </>
  )
}

/** «Photographed Tue 24 Nov», with its year when that is long ago; what was drawn is a sample. */
function useDated(car: Car, proof: CarProof | undefined): string {
  const own = useMessages(pictureMessages)
  const { sample } = useMessages(uiMessages)
  const lang = useLanguage()
  const area = useArea(car.areaId)
  const [now] = useState(() => new Date())
  const day = proof?.photographedOn
  if (!day) return proof?.isDrawn ? sample : ''
  const today = dayOf(toWallAtOffset(now, area?.offsetToUTC ?? 0))
  const said = (daysBetween(day, today) < nearDays ? formatNearDay : formatWeekDay)(day, lang)
  return proof.isDrawn ? own.sample(said) : own.photographed(said)
}
