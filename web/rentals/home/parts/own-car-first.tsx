import { Link } from '@tanstack/react-router'
import { ChevronRight, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { isAmong, liveCodes } from '#domain/fleet/fleet/rental-status.ts'
import { formatTripDays } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { dashboard } from '#protocol/rentals/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useArea } from '#web/fleet/site/use-area.ts'
import { Num } from '#web/ui/num.tsx'
import { ownCarMessages } from '../own-car-messages.ts'
import type { WantedTrip } from '../use-wanted-trip.ts'
import { OwnCar } from './own-car.tsx'

type OwnCarFirstProps = {
  wanted: WantedTrip
  /** What stands below the own car, with the area where another one is wanted. */
  renderBelow: (area: string | undefined) => ReactNode
  /** The home of who rents nothing. */
  children: ReactNode
}

/** Who has a rental sees that car first, and below it the way to another one. */
export function OwnCarFirst({ wanted, renderBelow, children }: OwnCarFirstProps) {
  const words = useMessages(ownCarMessages)
  const lang = useLanguage()
  const { trip, days } = wanted
  const { data, isPending, readAt } = useRead(dashboard, {})
  const rental = data?.selectedRental
  // Another car is wanted where the own one is.
  const own = useArea(rental?.areaId)
  const area = own ?? wanted.area
  // Nothing is offered first that makes room for the own car a moment later.
  if (isPending) return null
  if (!rental || !isAmong(liveCodes, rental.rentalStatus)) return children
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-3 pb-10 lg:pt-6 lg:pb-14">
      <OwnCar rental={rental} readAt={readAt} />
      <section aria-labelledby="another" className="grid gap-2.5">
        <h2 id="another" className="text-20">
          {words.another}
        </h2>
        <Link
          to={routes.results}
          search={{ area: area?.id, ...trip }}
          className="flex min-h-14 items-center gap-3 rounded-full border border-line-strong bg-surface px-4.5 py-1.5 leading-tight hover:bg-sunken"
        >
          <Search aria-hidden="true" size={20} className="flex-none text-ink-2" />
          <span className="flex-1">
            <b className="block">{words.where(area?.name ?? '', days)}</b>{' '}
            <Num className="text-14 text-ink-2">
              {words.when(...formatTripDays(dayOf(trip.start), dayOf(trip.end), lang))}
            </Num>
          </span>
          <ChevronRight aria-hidden="true" size={20} className="flex-none text-ink-2" />
        </Link>
      </section>
      {renderBelow(area?.id)}
    </div>
  )
}
