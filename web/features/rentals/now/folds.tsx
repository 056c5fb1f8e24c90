import { isAmong, liveCodes } from '#domain/rentals/status.ts'
import { Link } from '@tanstack/react-router'
import {
  ArrowLeftRight,
  Bell,
  CalendarClock,
  Camera,
  Car,
  ChevronDown,
  ChevronRight,
  History,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  Undo2,
  Wallet,
  Wrench,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { whenIdle } from '#web/core/pwa/when-idle.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NumbersIn } from '#web/features/cars/parts/numbers-in.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { dutyTime } from '../duty-time.ts'
import { dashboardMessages } from '../messages.ts'
import type { FoldedProps } from '../folded/folded.tsx'
import type { SelectedRental } from '../shown.ts'
import { hasCar } from '../status-look.ts'
import { nowMessages } from './now-messages.ts'

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
    <Fold icon={icon} title={title} end={end}>
      <Folded {...shared} part={part} />
    </Fold>
  )
  const isBooked = rental?.rentalStatus !== undefined
  return (
    <section
      aria-label={words.more}
      className="divide-y divide-line rounded-card border border-line bg-surface px-4"
    >
      {rental && fold('money', Wallet, words.money, paidText(rental))}
      {rental && <Ways rental={rental} />}
      {rental && isBooked && fold('times', CalendarClock, words.times)}
      {rental && fold('history', History, words.history, rental.rentalTitle)}
      {fold('notices', Bell, board.notices, unread > 0 ? board.unread(unread) : undefined)}
      {isBooked && (
        <RowButton icon={MessageCircle} title={board.messages} onPress={() => open('messages')} />
      )}
      {rental && isAmong(liveCodes, rental.rentalStatus) && (
        <RowButton icon={LifeBuoy} title={board.help} onPress={() => open('help')} />
      )}
      {others.length > 0 && fold('others', Car, board.others, String(others.length))}
    </section>
  )
}

function paidText({ amountPaid }: SelectedRental): string | undefined {
  return amountPaid === undefined ? undefined : formatMoney(amountPaid)
}

/** The screens around the car; what is due soon says when. */
function Ways({ rental }: { rental: SelectedRental }) {
  const words = useMessages(nowMessages)
  const board = useMessages(dashboardMessages)
  const { orderId: order, carId: car, duties, area } = rental
  const dueText = (...codes: string[]) => {
    // What is due stands in the card.
    const duty = duties.find(
      ({ code, state }) => codes.includes(code) && (state === 'ahead' || state === undefined),
    )
    return duty && dutyTime(duty, area.zone, board)
  }
  return (
    <>
      {hasCar(rental) && (
        <>
          <RowLink
            icon={Camera}
            title={words.photosRow}
            end={dueText('weeklyInspection')}
            to={routes.vehicleInspection}
            search={{ order }}
          />
          <RowLink
            icon={Wrench}
            title={words.maintenanceRow}
            end={dueText('maintenanceDue', 'maintenance')}
            to={routes.vehicleMaintenance}
            search={{ order, car }}
          />
        </>
      )}
      {/* After the end nothing is an early return. */}
      {rental.allowedActions.includes('scheduleReturn') && !rental.late && (
        <RowLink icon={Undo2} title={words.returnEarly} to={routes.refund} search={{ order }} />
      )}
      {rental.allowedActions.includes('carChange') && (
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

type RowProps = { icon: LucideIcon; title: string; end?: string | undefined }

const rowStyle = 'flex min-h-14 w-full items-center gap-3 py-2.5 text-left text-ink no-underline'

function Row({ icon: Icon, title, end, children }: RowProps & { children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden="true" size={20} className="flex-none" />
      <span className="min-w-0 grow font-bold">{title}</span>
      {end && (
        <span className="min-w-0 text-right text-14 text-ink-2">
          <NumbersIn text={end} />
        </span>
      )}
      {children}
    </>
  )
}

function RowLink({ to, search, ...row }: RowProps & { to: string; search: object }) {
  return (
    <Link to={to} search={search} className={rowStyle}>
      <Row {...row}>
        <ChevronRight aria-hidden="true" size={20} className="flex-none text-ink-2" />
      </Row>
    </Link>
  )
}

function RowButton({ onPress, ...row }: RowProps & { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className={rowStyle}>
      <Row {...row}>
        <ChevronRight aria-hidden="true" size={20} className="flex-none text-ink-2" />
      </Row>
    </button>
  )
}

function Fold({ children, ...row }: RowProps & { children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <details onToggle={(event) => event.currentTarget.open && setWasOpen(true)}>
      <summary className="flex min-h-14 list-none items-center gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <Row {...row}>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="flex-none text-ink-2 transition [[open]>summary>&]:rotate-180"
          />
        </Row>
      </summary>
      <div className="pb-4">
        <Suspense fallback={<Skeleton className="h-24" />}>{wasOpen && children}</Suspense>
      </div>
    </details>
  )
}
