import { Link } from '@tanstack/react-router'
import { formatDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { dashboardMessages } from '../messages.ts'
import type { ListedRental } from '../shown.ts'
import { toneOf } from '../status-look.ts'

/** The other rentals of the person, current and past, each a step away. */
export function OtherRentals({ rentals }: { rentals: readonly ListedRental[] }) {
  const words = useMessages(dashboardMessages)
  return (
    <ul aria-label={words.others} className="grid">
      {rentals.map((rental) => (
        <li key={rental.orderId} className="border-b border-line py-2.5 last:border-0">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <Link
              to={routes.dashboard}
              search={{ order: rental.orderId }}
              className="inline-flex min-h-11 items-center font-bold"
            >
              {carName(rental.car)}
            </Link>
            <Badge tone={toneOf(rental)}>{rental.rentalTitle}</Badge>
          </div>
          <p className="text-14 text-ink-2">
            <NumbersIn
              text={words.range(
                formatDay(dayOf(rental.dates.start)),
                formatDay(dayOf(rental.dates.end)),
              )}
            />
          </p>
        </li>
      ))}
    </ul>
  )
}
