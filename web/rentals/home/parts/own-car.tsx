import { useNavigate } from '@tanstack/react-router'
import { CalendarPlus, CarFront, CircleHelp, Navigation } from 'lucide-react'
import type { ReactNode } from 'react'
import { plainName } from '#domain/fleet/fleet/car-name.ts'
import { backBy, momentOf, pickupOf } from '#domain/rentals/rentals/moment.ts'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, daysBetween, timeOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { wantDialog } from '#web/core/routing/wanted-dialog.ts'
import { lookOf as lookOfCar } from '#web/fleet/cars/parts/car-look.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { allowed, lookOf } from '#web/rentals/rentals/action-looks.ts'
import { bands } from '#web/rentals/rentals/now/bands.ts'
import { nowView } from '#web/rentals/rentals/now/now-view.ts'
import { NowActions } from '#web/rentals/rentals/now/now-actions.tsx'
import { nowMessages } from '#web/rentals/rentals/now/now-messages.ts'
import { useNow } from '#web/rentals/rentals/now/use-now.ts'
import type { Open, SelectedRental } from '#web/rentals/rentals/shown.ts'
import { cx } from '#web/ui/cx.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CarStage } from '#web/ui/media/car-stage.tsx'
import { Num } from '#web/ui/num.tsx'
import { ownCarMessages } from '../own-car-messages.ts'

type OwnCarProps = {
  rental: SelectedRental
  /** When the answer came, as `Date.now()` says it. */
  readAt: number
}

/** Who rents sees the own car first: what is next, how far the rental is, and one thing to do (docs/product/app.md#home-and-results). */
export function OwnCar({ rental, readAt }: OwnCarProps) {
  const words = useMessages(ownCarMessages)
  const now = useMessages(nowMessages)
  const lang = useLanguage()
  const navigate = useNavigate()
  const { area, car, orderId: order } = rental
  const instant = useNow(rental, readAt)
  const wallNow = toWall(instant, area.zone)
  const moment = momentOf(rental, instant, area.zone)
  const { tone, headline, ...view } = nowView(rental, { moment, wallNow, lang }, now)
  // What is due is named; on the road the day of the return stands below the name.
  const band = moment === 'due' ? headline : moment === 'driving' ? undefined : view.band
  const bandEnd = moment === 'due' ? view.dueDay : view.bandEnd
  const { style, icon: Icon } = bands[tone]
  const isOut = rental.pickedUpAt !== undefined
  const open: Open = (dialog) => {
    if (typeof dialog === 'string') wantDialog(dialog)
    void navigate({ to: routes.dashboard, search: { order } })
  }
  const at = isOut ? backBy(rental) : pickupOf(rental)
  const when = `${formatNearDay(dayOf(at), lang)}, ${timeOf(at)}`
  const small = [
    ...allowed(rental, 'extendCar').map((action) => ({
      ...lookOf(action, order),
      icon: CalendarPlus,
      label: words.keepIt,
    })),
    ...allowed(rental, 'returnKeys').map((action) => ({
      ...lookOf(action, order),
      icon: Navigation,
      label: words.bringBack,
    })),
  ]
  return (
    <section
      aria-labelledby="own-car"
      className="overflow-hidden rounded-card bg-surface shadow-2 lg:grid lg:grid-cols-2"
    >
      <div>
        {band && (
          <p className={cx('flex min-h-11 items-center gap-3 px-4 py-2', style)}>
            <Icon aria-hidden="true" size={20} className="flex-none" />
            <b className="flex-1">
              <NumbersIn text={band} />
            </b>
            {bandEnd && (
              <span className="flex-none">
                <NumbersIn text={bandEnd} />
              </span>
            )}
          </p>
        )}
        <CarStage large {...lookOfCar(car)} />
      </div>
      <div className="grid content-start gap-4 p-4 lg:p-6">
        <div>
          <h1 id="own-car" tabIndex={-1}>
            <NumbersIn text={words.your(plainName(car))} />
          </h1>
          <p className="mt-1.5 text-ink-2">
            <NumbersIn text={isOut ? words.backOn(when) : words.pickUpOn(when)} />
            {`, ${car.location.city}`}
          </p>
        </div>
        {isOut && <Road rental={rental} today={dayOf(wallNow)} />}
        <NowActions rental={rental} moment={moment} wallNow={wallNow} open={open} />
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          {small.map(
            (way) =>
              'place' in way && (
                <LinkButton
                  key={way.label}
                  to={way.place.path}
                  search={way.place.query}
                  variant="secondary"
                  className={tile}
                >
                  <way.icon aria-hidden="true" size={20} />
                  {way.label}
                </LinkButton>
              ),
          )}
          <LinkButton
            to={routes.dashboard}
            search={{ order }}
            onClick={() => wantDialog('help')}
            variant="secondary"
            className={tile}
          >
            <CircleHelp aria-hidden="true" size={20} />
            {words.help}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

const tile = 'min-h-16 flex-col gap-1! border-transparent! bg-sunken! px-1! text-14 leading-tight'

/** How much of the rental is over, as a road, and its miles. */
function Road({ rental, today }: { rental: SelectedRental; today: string }): ReactNode {
  const words = useMessages(ownCarMessages)
  const { dates, miles, car } = rental
  const days = Math.max(1, daysBetween(dayOf(dates.start), dayOf(dates.end)))
  const day = Math.min(days, Math.max(1, daysBetween(dayOf(dates.start), today) + 1))
  const done = Math.min(92, (100 * day) / days)
  const driven = miles && formatCount(miles.soFar)
  const included = car.includedMilesPerDay * days
  return (
    <div>
      <div
        role="img"
        aria-label={words.dayOf(day, days)}
        className="relative my-3 flex h-2 items-center"
      >
        <span className="h-1.5 rounded-full bg-primary" style={{ width: `${done}%` }} />
        <span className="flex-1 border-b-4 border-dashed border-line-strong" />
        <span className="size-6 rounded-full border-[3px] border-primary" />
        <span
          className="absolute grid size-9 -translate-x-1/2 place-items-center rounded-full bg-poppy text-on-poppy shadow-2"
          style={{ left: `${done}%` }}
        >
          <CarFront aria-hidden="true" size={18} />
        </span>
      </div>
      <p className="mt-2 flex justify-between gap-3 text-14 text-ink-2">
        <span>
          <NumbersIn text={words.dayOf(day, days)} />
        </span>
        {driven !== undefined && (
          <Num>
            {included ? words.milesOf(driven, formatCount(included)) : words.milesSoFar(driven)}
          </Num>
        )}
      </p>
    </div>
  )
}
