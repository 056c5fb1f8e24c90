import { plainName } from '#domain/fleet/fleet/car-name.ts'
import { CalendarClock, Car } from 'lucide-react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { backBy } from '#domain/rentals/rentals/moment.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useTitle } from '#web/core/routing/use-title.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Code } from '#web/ui/code.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { keysMessages } from '../keys-messages.ts'
import type { ListedRental } from '../use-rental.ts'
import { endMessages } from './end-messages.ts'
import { EndScene } from './end-scene.tsx'

type DriveSceneProps = {
  rental: ListedRental
  firstName: string | undefined
  /** When the first photos of a week are due, ISO 8601, if the rental has a week. */
  firstPhotos: string | undefined
  zone: string | undefined
}

/** The keys are theirs: when and where the car goes back, and what was written down. */
export function DriveScene({ rental, firstName, firstPhotos, zone }: DriveSceneProps) {
  const words = useMessages(endMessages)
  const keysWords = useMessages(keysMessages)
  const lang = useLanguage()
  const title = firstName ? words.driveSafeTo(firstName) : keysWords.got
  useTitle(title)
  const { car, pickupAddress, plate, keyBox } = rental
  const { startOdometer, startGas, startCharge, orderId } = rental
  const back = backBy(rental)
  const day = (wall: string) => formatNearDay(dayOf(wall), lang)
  const facts = [
    startOdometer !== undefined && words.miles(formatCount(startOdometer)),
    startCharge !== undefined
      ? words.charge(startCharge)
      : startGas !== undefined && words.gas(startGas),
    firstPhotos && zone && words.firstPhotos(day(toWall(new Date(firstPhotos), zone))),
  ].filter((fact) => typeof fact === 'string')
  return (
    <EndScene car={car} title={title} lead={words.yours(plainName(car))}>
      <div className="grid gap-3 rounded-card bg-surface p-4 text-ink shadow-2">
        <div className="flex items-center gap-3">
          <CalendarClock aria-hidden="true" size={32} className="flex-none text-primary" />
          <p className="min-w-0">
            <span className="block text-14 text-ink-2">{words.bringBack}</span>
            <b className="block font-display text-24 leading-tight">
              <NumbersIn text={`${day(back)}, ${timeOf(back)}`} />
            </b>
            <span className="block text-14 text-ink-2">{pickupAddress}</span>
          </p>
        </div>
        <ul className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-14">
          {facts.map((fact) => (
            <li key={fact}>
              <NumbersIn text={fact} />
            </li>
          ))}
          {plate && (
            <li>
              {keysWords.plate} <Code>{plate}</Code>
            </li>
          )}
          {keyBox?.code && (
            <li>
              <span>{keysWords.boxCode}</span> <Code>{keyBox.code}</Code>
            </li>
          )}
        </ul>
      </div>
      <LinkButton to={routes.dashboard} search={{ order: orderId }} variant="poppy" size="lg" full>
        <Car aria-hidden="true" size={20} />
        {words.toDashboard}
      </LinkButton>
    </EndScene>
  )
}
