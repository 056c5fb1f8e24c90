import { CircleAlert, Wrench } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { formatWeekDay } from '#domain/core/time/format-date.ts'
import { monthNames } from '#domain/core/time/month-names.ts'
import { dayOf, daysBetween } from '#domain/core/time/wall-time.ts'
import { toWallAtOffset } from '#domain/core/time/zone.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { CarProof as Proof } from '#protocol/fleet/proof/car-proof.ts'
import { onServer } from '#web/core/api/transport.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { markText, markWords } from '#web/fleet/proof/mark-words.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { proofMessages } from './proof-messages.ts'
import { useNear } from './use-near.ts'

const FullScreenView = lazy(async () => ({
  default: (await import('#web/ui/overlays/full-screen-view.tsx')).FullScreenView,
}))

/** What the company shows of the very car: photos with their day, known marks, what was last done (docs/product/inspections-and-maintenance.md#photos-of-the-car). */
export function CarProof({ car, proof }: { car: Car; proof: Proof }) {
  const words = useMessages(proofMessages)
  const { photos, photographedOn, isDrawn, marks } = proof
  const area = useArea(car.areaId)
  const lang = useLanguage()
  const [now] = useState(() => new Date())
  const today = dayOf(toWallAtOffset(now, area?.offsetToUTC ?? 0))
  return (
    <Card aria-labelledby="this-car" className="grid gap-3">
      <div>
        <h2 id="this-car">{words.title}</h2>
        {isDrawn && <p className="text-ink-2">{words.drawn}</p>}
        {photographedOn && (
          <p className="text-ink-2">
            <NumbersIn
              text={words.photographed(
                daysBetween(photographedOn, today),
                formatWeekDay(photographedOn, lang),
              )}
            />
          </p>
        )}
      </div>
      {photos.length > 0 && <Photos car={car} photos={photos} />}
      {marks.length > 0 && <Marks marks={marks} />}
      <Services proof={proof} />
    </Card>
  )
}

function Photos({ car, photos }: { car: Car; photos: Proof['photos'] }) {
  const words = useMessages(proofMessages)
  const { box, isNear } = useNear<HTMLUListElement>()
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <ul ref={box} className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4">
        {photos.map(({ small, checkpoint, title }, index) => (
          <li key={checkpoint} className="min-w-0">
            <button
              type="button"
              aria-label={words.open(title)}
              onClick={() => {
                setAt(index)
                setWasOpen(true)
                setOpen(true)
              }}
              className="block w-full text-left"
            >
              <span className="block aspect-[4/3] overflow-hidden rounded-control bg-stage">
                {isNear && (
                  <img
                    src={onServer(small)}
                    alt={words.photo(title, carName(car))}
                    width={320}
                    height={240}
                    decoding="async"
                    className="block size-full object-cover"
                  />
                )}
              </span>
              <span className="mt-1 block text-14 leading-tight text-ink-2">{title}</span>
            </button>
          </li>
        ))}
      </ul>
      {wasOpen && (
        <Suspense fallback={null}>
          <FullScreenView
            label={`${words.title}: ${carName(car)}`}
            photos={photos.map(({ url }) => url)}
            current={at}
            onChange={setAt}
            isOpen={isOpen}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

function Marks({ marks }: { marks: Proof['marks'] }) {
  const words = useMessages(proofMessages)
  const named = useMessages(markWords)
  return (
    <div className="flex gap-3">
      <CircleAlert aria-hidden="true" size={20} className="mt-0.5 flex-none text-primary" />
      <div className="min-w-0">
        <h3>
          <NumbersIn text={words.marks(marks.length)} />
        </h3>
        <ul>
          {marks.map((mark) => (
            <li key={`${mark.kind} ${mark.place} ${mark.inches}`}>
              <NumbersIn text={markText(mark, named)} />
            </li>
          ))}
        </ul>
        <p className="text-14 text-ink-2">{words.marksAreKnown}</p>
      </div>
    </div>
  )
}

function Services({ proof: { services, nextService } }: { proof: Proof }) {
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
          {nextService && (
            <NumbersIn
              text={words.nextService(
                words.kinds[nextService.kind],
                formatMiles(nextService.odometer),
              )}
            />
          )}
        </p>
      </div>
    </div>
  )
}
