import { Suspense, useEffect } from 'react'
import { backBy, momentOf, pickupOf, pressingDuty } from '#domain/rentals/rentals/moment.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { cx } from '#web/ui/cx.ts'
import { Awaited } from '../parts/awaited.tsx'
import { DutyList } from '../parts/duty-list.tsx'
import { KeyBox } from '../parts/key-box.tsx'
import { StaffRequest } from '../parts/staff-request.tsx'
import type { Open, SelectedRental } from '../shown.ts'
import { BillFacts, BillSoFar } from './bill-so-far.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Folded } from './folds.tsx'
import { LazyWhatIf } from './lazy-what-if.tsx'
import { NowActions } from './now-actions.tsx'
import { nowMessages } from './now-messages.ts'
import { BookedSteps } from './booked-steps.tsx'
import { BigNumber, LaterReturn, Place, ToBring, WhyPhotos } from './now-parts.tsx'
import { hasTiles, Tiles } from './tiles.tsx'
import { WayThere } from './way-there.tsx'
import { bands } from './bands.ts'
import { nowView } from './now-view.ts'
import { useNow } from './use-now.ts'

const nothingElse = { others: [], notices: [], zoneOf: () => undefined, Rating: () => null }

type NowCardProps = {
  rental: SelectedRental
  /** When the answer came, as `Date.now()` says it, and how it is asked for again. */
  readAt: number
  onNewMoment: () => void
  open: Open
}

/** The moment of a rental: one headline, one number, one thing to do, one place. */
export function NowCard({ rental, readAt, onNewMoment, open }: NowCardProps) {
  const words = useMessages(nowMessages)
  const lang = useLanguage()
  const now = useNow(rental, readAt)
  const { zone, name } = rental.area
  const moment = momentOf(rental, now, zone)
  const isNew = moment !== momentOf(rental, new Date(rental.now), zone)
  useEffect(() => {
    // What belongs to the next moment, such as what being late costs, the server says.
    if (isNew) onNewMoment()
  }, [isNew, onNewMoment])
  const wallNow = toWall(now, zone)
  const { tone, band, bandEnd, headline, number } = nowView(
    rental,
    { moment, wallNow, lang },
    words,
  )
  const { style, icon: Icon } = bands[tone]
  const is = (...moments: (typeof moment)[]) => moments.includes(moment)
  const place = rental.pickupAddress ?? name
  const pressing = is('due') ? pressingDuty(rental.duties, wallNow) : undefined
  const card = (
    <section
      aria-label={words.now}
      className="min-w-0 overflow-hidden rounded-card border border-transparent bg-surface shadow-2"
    >
      {band && (
        <p className={cx('flex flex-wrap items-center gap-x-2 px-4 py-2.5 lg:px-4', style)}>
          <Icon aria-hidden="true" size={20} className="flex-none" />
          <b className="min-w-40 flex-1">
            <NumbersIn text={band} />
          </b>
          {bandEnd && (
            <span>
              <NumbersIn text={bandEnd} />
            </span>
          )}
        </p>
      )}
      <div className="grid gap-4 p-4 lg:p-6">
        <h1 tabIndex={-1}>
          <NumbersIn text={headline} />
        </h1>
        {rental.adminMessage && <StaffRequest rental={rental} text={rental.adminMessage} />}
        {is('waiting', 'lapsed', 'cancelled', 'continued') && (
          <p>
            <NumbersIn text={rental.rentalDescription} />
          </p>
        )}
        {is('tomorrow', 'onTheWay') ? (
          <WayThere rental={rental} wallNow={wallNow}>
            {number && <BigNumber {...number} />}
          </WayThere>
        ) : (
          number && <BigNumber {...number} isRed={tone === 'red'} />
        )}
        {is('done') && (
          <Suspense fallback={<Skeleton className="h-32" />}>
            <Folded part="settled" rental={rental} {...nothingElse} open={open} />
          </Suspense>
        )}
        {is('driving') && <BillSoFar rental={rental} />}
        {pressing?.code === 'weeklyInspection' && <WhyPhotos rental={rental} />}
        {is('backToday', 'late') && <LaterReturn rental={rental} wallNow={wallNow} />}
        <Awaited awaited={rental.awaited} />
        {is('booked') && rental.kind !== 'swap' && (
          <BookedSteps rental={rental} wallNow={wallNow} />
        )}
        <NowActions rental={rental} moment={moment} wallNow={wallNow} open={open} />
        {is('due') && <BillFacts rental={rental} />}
        {is('tomorrow', 'onTheWay', 'backToday', 'late', 'atTheReturn') && (
          <KeyBox rental={rental} />
        )}
        {is('tomorrow', 'onTheWay') && <ToBring />}
        <DutyList rental={rental} moment={moment} wallNow={wallNow} open={open} />
        {is('booked', 'tomorrow', 'onTheWay') && (
          <Place
            title={place}
            place={place}
            at={words.pickupPlace(dayAndTime(pickupOf(rental), lang))}
          />
        )}
        {is('backToday', 'late', 'atTheReturn') && (
          <Place
            title={words.returnTo(place)}
            place={place}
            at={dayAndTime(backBy(rental), lang)}
          />
        )}
      </div>
    </section>
  )
  if (!hasTiles(rental, moment)) return card
  return (
    <div className="grid gap-3">
      {card}
      <Tiles rental={rental} wallNow={wallNow} open={open} />
      {is('driving') && <LazyWhatIf rental={rental} wallNow={wallNow} />}
    </div>
  )
}
