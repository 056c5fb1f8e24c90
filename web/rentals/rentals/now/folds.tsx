import { backBy, momentOf } from '#domain/rentals/rentals/moment.ts'
import { isAmong, liveCodes } from '#domain/fleet/fleet/rental-status.ts'
import { Link } from '@tanstack/react-router'
import {
  ArrowLeftRight,
  Ban,
  Bell,
  CalendarClock,
  Camera,
  Car,
  History,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Undo2,
  Wallet,
  Wrench,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { freeToCancelUntil } from '#domain/fleet/pricing/refunds/free-until.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { whenIdle } from '#web/core/pwa/when-idle.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Fold, Row, rowStyle } from '#web/ui/layout/fold.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { dutyTime } from '../duty-time.ts'
import { dashboardMessages } from '../messages.ts'
import type { FoldedProps } from '../folded/folded.tsx'
import type { SelectedRental } from '../shown.ts'
import { hasCar } from '../status-look.ts'
import { nowMessages } from './now-messages.ts'
import { Place } from './now-parts.tsx'
import { hasTiles } from './tiles.tsx'

const load = async () => ({ default: (await import('../folded/folded.tsx')).Folded })
/** What comes after the card itself. */
export const Folded = lazy(() => loadOrReload(load))

/** Everything but the moment, once: each row opens, or leads somewhere. What it shows comes when it is opened. */
export function Folds(shared: Omit<FoldedProps, 'part'>) {
  const words = useMessages(nowMessages)
  const board = useMessages(dashboardMessages)
  const { rental, others, notices, open } = shared
  useEffect(() => {
    // Without signal it is tried again when a row is opened.
    whenIdle(() => void load().catch(() => {}))
  }, [])
  const unread = notices.filter((notice) => !notice.readAt).length
  const fold = (part: FoldedProps['part'], icon: LucideIcon, title: string, end?: string) => (
    <LazyFold icon={icon} title={title} end={end}>
      <Folded {...shared} part={part} />
    </LazyFold>
  )
  const isBooked = rental?.rentalStatus !== undefined
  const tiled = rental && hasTiles(rental, momentOf(rental, new Date(rental.now), rental.area.zone))
  return (
    <section
      aria-label={words.more}
      className="divide-y divide-line rounded-card border border-line bg-surface px-4"
    >
      {rental && fold('money', Wallet, words.money, paidText(rental))}
      {rental && tiled && <ReturnFold rental={rental} />}
      {rental && <Ways rental={rental} isTiled={tiled === true} />}
      {rental && isBooked && fold('times', CalendarClock, words.times)}
      {rental && fold('history', History, words.history, rental.rentalTitle)}
      {fold('notices', Bell, board.notices, unread > 0 ? board.unread(unread) : undefined)}
      {isBooked && (
        <RowButton icon={MessageCircle} title={board.messages} onPress={() => open('messages')} />
      )}
      {rental && !tiled && isAmong(liveCodes, rental.rentalStatus) && (
        <RowButton icon={LifeBuoy} title={board.help} onPress={() => open('help')} />
      )}
      {isBooked && <CancelRow rental={rental} />}
      {others.length > 0 && fold('others', Car, board.others, String(others.length))}
    </section>
  )
}

function paidText({ amountPaid }: SelectedRental): string | undefined {
  return amountPaid === undefined ? undefined : formatMoney(amountPaid)
}

/** Where the car goes back to and when, and the way to bring it earlier. */
function ReturnFold({ rental }: { rental: SelectedRental }) {
  const words = useMessages(nowMessages)
  const lang = useLanguage()
  const place = rental.pickupAddress ?? rental.area.name
  return (
    <Fold
      icon={MapPin}
      title={words.returnRow}
      end={<NumbersIn text={place.split(',')[0] ?? ''} />}
    >
      <div className="grid gap-3">
        <Place title={words.returnTo(place)} place={place} at={dayAndTime(backBy(rental), lang)} />
        {rental.allowedActions.includes('scheduleReturn') && rental.daysLeft > 0 && (
          <LinkButton
            to={routes.refund}
            search={{ order: rental.orderId }}
            variant="secondary"
            full
          >
            {words.returnEarly}
          </LinkButton>
        )}
      </div>
    </Fold>
  )
}

/** The way out, with what it costs now; an extension and a change of car say it where they are (docs/product/money.md#refunds). */
function CancelRow({ rental }: { rental: SelectedRental }) {
  const words = useMessages(nowMessages)
  const lang = useLanguage()
  const { kind, orderId: order, dates, area, now, paid } = rental
  if (kind !== 'start' || !rental.allowedActions.includes('cancelContract')) return null
  const free = freeToCancelUntil(dates.start, area.zone)
  const end = paid
    ? rental.isMoved
      ? words.cancelMoved
      : free.at > new Date(now)
        ? words.cancelFree(dayAndTime(free.wall, lang))
        : words.cancelNow
    : undefined
  return <RowLink icon={Ban} title={words.cancel} end={end} to={routes.refund} search={{ order }} />
}

/** The screens around the car; what is due soon says when, and what has its tile is left out. */
function Ways({ rental, isTiled }: { rental: SelectedRental; isTiled: boolean }) {
  const words = useMessages(nowMessages)
  const board = useMessages(dashboardMessages)
  const { orderId: order, carId: car, duties, area, allowedActions } = rental
  const dueText = (...codes: string[]) => {
    // What is due stands in the card.
    const duty = duties.find(
      ({ code, state }) => codes.includes(code) && (state === 'ahead' || state === undefined),
    )
    return duty && dutyTime(duty, area.zone, board)
  }
  return (
    <>
      {hasCar(rental) && !isTiled && (
        <RowLink
          icon={Camera}
          title={words.photosRow}
          end={dueText('weeklyInspection')}
          to={routes.vehicleInspection}
          search={{ order }}
        />
      )}
      {hasCar(rental) && (
        <RowLink
          icon={Wrench}
          title={words.maintenanceRow}
          end={dueText('maintenanceDue', 'maintenance')}
          to={routes.vehicleMaintenance}
          search={{ order, car }}
        />
      )}
      {/* On the last day and after it nothing is early. */}
      {!isTiled && allowedActions.includes('scheduleReturn') && rental.daysLeft > 0 && (
        <RowLink icon={Undo2} title={words.returnEarly} to={routes.refund} search={{ order }} />
      )}
      {!isTiled && allowedActions.includes('carChange') && (
        <RowLink
          icon={ArrowLeftRight}
          title={board.actions.carChange}
          to={routes.results}
          search={{ type: 'change', order }}
        />
      )}
    </>
  )
}

function RowLink({ to, search, ...row }: TextRow & { to: string; search: object }) {
  return (
    <Link to={to} search={search} className={rowStyle}>
      <Row {...row} end={row.end && <NumbersIn text={row.end} />} />
    </Link>
  )
}

type TextRow = { icon: LucideIcon; title: string; end?: string | undefined }

function RowButton({ onPress, ...row }: TextRow & { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className={rowStyle}>
      <Row {...row} />
    </button>
  )
}

function LazyFold({ children, end, ...row }: TextRow & { children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <Fold
      {...row}
      end={end && <NumbersIn text={end} />}
      onToggle={(isOpen) => isOpen && setWasOpen(true)}
    >
      <Suspense fallback={<Skeleton className="h-24" />}>{wasOpen && children}</Suspense>
    </Fold>
  )
}
