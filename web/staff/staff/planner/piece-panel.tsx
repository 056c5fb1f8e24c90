import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Day, WallTime } from '#domain/core/time/wall-time.ts'
import { staffBrokenCar } from '#protocol/staff/names.ts'
import type { PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { useWhen } from '../desk/use-when.ts'
import { SpanRow } from '../garage/span-row.tsx'
import { datesMessages } from '../dates/dates-messages.ts'
import { type Chosen, isDatable, isMovable } from './choice.ts'
import { FreeForm } from './free-form.tsx'
import { plannerMessages } from './planner-messages.ts'
import { useSaid } from './planner-row.tsx'
import { useMay } from './use-may.ts'

type PanelFrameProps = {
  over?: string
  title: string
  /** The table keeps the focus, whose keys go on. */
  isBeside?: boolean
  onClose: () => void
  children: ReactNode
}

/** Beside the table: its heading has the focus when it opens, Esc goes back to the row. */
export function PanelFrame({ over, title, isBeside = false, onClose, children }: PanelFrameProps) {
  const words = useMessages(plannerMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector('[role$=dialog]')) return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    if (!isBeside) heading.current?.focus({ preventScroll: true })
  }, [isBeside])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <aside className="planner-panel" aria-label={title}>
      <div className="planner-panel-head">
        <div className="min-w-0">
          {over && <p className="text-14 text-ink-2">{over}</p>}
          <h2 ref={heading} tabIndex={-1} className="text-20">
            {title}
          </h2>
        </div>
        <IconButton label={words.close} onClick={onClose}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </div>
      {children}
    </aside>
  )
}

/** A car as one line: how it looks, its name and its plate. */
export function PanelCar({ car }: { car: PlannerCar }) {
  return (
    <div className="flex items-center gap-3">
      <CarThumb
        className="w-16 flex-none"
        subtype={car.subtypeId}
        colour={car.colour}
        photo={car.photo}
        isSaidBeside
      />
      <p>
        <span className="block font-bold">{car.name}</span>
        <span className="block text-14 text-ink-2">{car.plate}</span>
      </p>
    </div>
  )
}

type PiecePanelProps = {
  chosen: Chosen
  /** The first day that is shown. */
  from: Day
  /** On the clock of the car’s area. */
  now: WallTime
  /** Absent where nothing can be moved. */
  onMove?: (() => void) | undefined
  /** Absent where nothing is drawn longer. */
  onDates?: (() => void) | undefined
  onClose: () => void
}

/** One piece of a car’s time: who has it and what can be done, or what it may be given to. */
export function PiecePanel({ chosen, from, now, onMove, onDates, onClose }: PiecePanelProps) {
  const words = useMessages(plannerMessages)
  const when = useWhen()
  const may = useMay()
  const said = useSaid()
  const dates = useMessages(datesMessages)
  const { car, stretch } = chosen
  const { bar } = stretch
  if (!bar) {
    return (
      <PanelFrame title={words.blockTitle} onClose={onClose}>
        <PanelCar car={car} />
        <FreeForm chosen={chosen} from={from} now={now} onDone={onClose} />
      </PanelFrame>
    )
  }
  const { number, order } = bar
  return (
    <PanelFrame
      {...(number !== undefined && { over: words.order(number) })}
      title={said.name(bar)}
      onClose={onClose}
    >
      <PanelCar car={car} />
      <p className="font-bold">{said.state(bar)}</p>
      <dl>
        <div>
          <dt className="text-ink-2">{bar.kind === 'rental' ? words.pickup : words.from}</dt>
          <dd>{when.wall(bar.start)}</dd>
        </div>
        <div>
          <dt className="text-ink-2">{bar.kind === 'rental' ? words.end : words.until}</dt>
          <dd>{when.wall(bar.end)}</dd>
        </div>
      </dl>
      {onMove && isMovable(bar) && may('staffMoveBooking') && (
        <Button onClick={onMove} aria-keyshortcuts="M">
          {words.move}
        </Button>
      )}
      {onDates && isDatable(bar) && may('staffChangeDates') && (
        <Button variant="secondary" onClick={onDates}>
          {dates.change}
        </Button>
      )}
      {order && may('staffOrder') && (
        <LinkButton
          variant="secondary"
          to={routes.staff}
          search={{ view: 'bookings', open: order }}
        >
          {words.openOrder}
        </LinkButton>
      )}
      {bar.kind === 'block' && may('staffUnblockCar') && <Lift chosen={chosen} />}
      {bar.state === 'broke' && may('staffBrokenCar') && (
        <LinkButton
          variant="secondary"
          to={routes.staff}
          search={{ view: 'cars', car: car.id, state: 'offTheRoad' }}
        >
          {words.seeRenters}
        </LinkButton>
      )}
      {may('staffCar') && (
        <LinkButton variant="ghost" to={routes.staff} search={{ view: 'cars', car: car.id }}>
          {words.openCar}
        </LinkButton>
      )}
    </PanelFrame>
  )
}

/** A block with who made it, which may be lifted. */
function Lift({ chosen: { car, stretch } }: { chosen: Chosen }) {
  const { data } = useRead(staffBrokenCar, { car: car.id })
  const start = stretch.bar?.start ?? ''
  const span = data?.spans.find(
    (one) => one.from <= start && (one.until === undefined || start < one.until),
  )
  return span ? <SpanRow span={span} /> : null
}
