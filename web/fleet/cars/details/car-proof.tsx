import { Camera, Wrench } from 'lucide-react'
import { monthNames } from '#domain/core/time/month-names.ts'
import { wholeSet } from '#domain/fleet/proof/photos-to-show.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { CarProof as Proof } from '#protocol/fleet/proof/car-proof.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { CarMarks } from './car-marks.tsx'
import { proofMessages } from './proof-messages.ts'

const frames = Array.from({ length: wholeSet }, (_, index) => index)

/** What the company knows of the very car: marks on the photo that shows them, or that nobody took photos; what was last done (docs/product/inspections-and-maintenance.md#photos-of-the-car). */
export function CarProof({ car, proof }: { car: Car; proof: Proof }) {
  const words = useMessages(proofMessages)
  const { photos, ownPhotos, marks } = proof
  const isUnseen = photos.length === 0 && ownPhotos.length === 0
  const title =
    marks.length > 0 ? words.marks(marks.length) : isUnseen ? words.title : words.noMarks
  const lead = marks.length > 0 ? words.marksAreKnown : isUnseen ? words.noPhotos : words.yourPhotos
  return (
    <Card aria-labelledby="this-car" className="grid gap-3">
      <div>
        <h2 id="this-car">
          <NumbersIn text={title} />
        </h2>
        <p className="text-ink-2">{lead}</p>
      </div>
      {marks.length > 0 && <CarMarks marks={marks} photos={photos} />}
      {isUnseen && (
        <>
          {marks.length > 0 && <p className="text-ink-2">{words.noPhotos}</p>}
          <ul aria-hidden="true" className="car-frames">
            {frames.map((frame) => (
              <li key={frame}>
                <Camera size={20} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Services proof={proof} odometer={car.lastOdometerReading} />
    </Card>
  )
}

type ServicesProps = { proof: Proof; odometer: number }

function Services({ proof: { services, nextService }, odometer }: ServicesProps) {
  const words = useMessages(proofMessages)
  const lang = useLanguage()
  const done = services
    .map(({ month, kinds }) => {
      const name = monthNames[lang][Number(month.slice(5)) - 1]
      const when =
        lang === 'es' ? `${name} de ${month.slice(0, 4)}` : `${name} ${month.slice(0, 4)}`
      return words.inMonth(
        kinds.map((kind) => words.kinds[kind]),
        when,
      )
    })
    .join('; ')
  if (!done && !nextService) return null
  return (
    <div className="flex gap-3 border-t border-line pt-3">
      <Wrench aria-hidden="true" size={20} className="mt-0.5 flex-none text-primary" />
      <div className="min-w-0">
        {done && <p className="font-bold">{`${done.charAt(0).toUpperCase()}${done.slice(1)}`}</p>}
        <p className="text-14 text-ink-2">
          <NumbersIn
            text={[
              `${formatMiles(odometer)}.`,
              nextService &&
                words.nextService(words.kinds[nextService.kind], formatMiles(nextService.odometer)),
            ]
              .filter(Boolean)
              .join(' ')}
          />
        </p>
      </div>
    </div>
  )
}
