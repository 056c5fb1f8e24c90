import { Link } from '@tanstack/react-router'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { carName, plainName } from '#domain/fleet/fleet/car-name.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { onMap } from '#web/fleet/places/map/use-pointed.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { fewestDays, isTooShort } from '../parts/availability.tsx'
import { carMessages } from '../parts/car-messages.ts'
import { NumbersIn } from '../parts/numbers-in.tsx'
import type { Trip } from '../parts/sound-trip.ts'

type LaterRowProps = {
  car: Car
  trip: Trip
  carried: { area?: string; type?: string; order?: string }
}

/** A car that the dates cannot have: when it can be had, the waiting list, and no price. */
export function LaterRow({ car, trip, carried }: LaterRowProps) {
  const words = useMessages(carMessages)
  const lang = useLanguage()
  const from = car.availabilityDateTime
  const when = isTooShort(car, trip)
    ? words.minimum(fewestDays(car))
    : from
      ? words.freeFrom(formatNearDay(dayOf(from), lang))
      : words.waitingList
  return (
    <li
      {...onMap(car.id)}
      className="relative flex min-h-22 flex-wrap items-center gap-3 border-t border-line py-3 has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-focus"
    >
      <CarThumb
        subtype={car.subtypeId}
        colour={car.colour}
        photo={car.photos[0]}
        isSaidBeside
        className="w-21 flex-none"
      />
      <div className="min-w-0 flex-1 text-14 leading-snug">
        <h3 className="text-16">
          {/* Cut off itself: the line of a long name would lie below the button, and as high as a line it is no target. */}
          <Link
            to={routes.details}
            search={{ ...carried, car: car.id, ...trip }}
            state={{ fromResults: true }}
            className="block truncate py-0.5 after:absolute after:inset-0 focus-visible:outline-0"
          >
            {plainName(car)}
          </Link>
        </h3>
        <p className="font-bold">
          <NumbersIn text={when} />
        </p>
        <p className="truncate text-ink-2">
          <NumbersIn text={`${words.seats(car.seats)} · ${car.location.city}`} />
        </p>
      </div>
      <LinkButton
        to={routes.waitingList}
        search={{ area: carried.area ?? car.areaId, ...trip, car: car.id }}
        variant="secondary"
        size="sm"
        className="z-2 flex-none"
        aria-label={words.joinListFor(carName(car))}
      >
        {words.joinList}
      </LinkButton>
    </li>
  )
}
