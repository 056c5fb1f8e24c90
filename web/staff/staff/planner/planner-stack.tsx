import { useState } from 'react'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { staffMoveQuote } from '#protocol/staff/names.ts'
import { mostPlannerCars } from '#protocol/staff/planner/choices.ts'
import type { PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useWhen } from '../desk/use-when.ts'
import { type Chosen, type Moving, usualRange } from './choice.ts'
import { MovePanel } from './move-panel.tsx'
import { plannerMessages } from './planner-messages.ts'
import { PiecePanel } from './piece-panel.tsx'
import { useSaid } from './planner-row.tsx'
import { PlannerTools } from './planner-tools.tsx'
import { minuteIn, minutesADay, type Stretch, stretchesOf, wallIn } from './stretches.ts'
import { type Question, usePlannerCars } from './use-planner-cars.ts'

const fewCars = 20

/** On a phone: one car below the other, its days as a list; a press opens one of them. */
export function PlannerStack({ asked }: { asked: Question }) {
  const words = useMessages(plannerMessages)
  const [count, setCount] = useState(fewCars)
  const [chosen, setChosen] = useState<Chosen>()
  const [moving, setMoving] = useState<Moving>()
  const { first, total, carAt, cars, error, refetch } = usePlannerCars(asked, {
    first: 0,
    last: count - 1,
  })
  const { from = '2000-01-01', days = 14, areas = [] } = first ?? {}
  const nowOf = (car: PlannerCar) => areas.find(({ id }) => id === car.area)?.now ?? `${from}T00:00`
  if (!first)
    return error ? <ReadFailed error={error} onRetry={refetch} /> : <Skeleton className="h-80" />
  const rows = Array.from({ length: Math.min(count, total) }, (_, row) => carAt(row))
  return (
    <>
      <PlannerTools found={first} asked={asked} />
      {total === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      <ul
        className={cx(
          'planner-stack overflow-clip rounded-card border border-line bg-surface',
          total === 0 && 'hidden',
        )}
      >
        {rows.map(
          (car, row) =>
            car && (
              <StackedCar
                key={car.id}
                car={car}
                stretches={stretchesOf(car.bars, { from, days })}
                from={from}
                onOpen={(stretch) => {
                  const now = minuteIn(nowOf(car), from)
                  const at = Math.max(stretch.from, dayOf(nowOf(car)) > from ? now : stretch.from)
                  const range = usualRange(stretch, at, now, days)
                  setChosen({ row, car, stretch, range })
                }}
              />
            ),
        )}
      </ul>
      {count < total && (
        <Button variant="secondary" full className="mt-4" onClick={() => setCount(count + fewCars)}>
          {words.showMore}
        </Button>
      )}
      <Dialog
        title={(chosen ?? moving)?.car.name ?? words.car}
        isOpen={chosen !== undefined || moving !== undefined}
        onClose={() => {
          setChosen(undefined)
          setMoving(undefined)
        }}
      >
        {moving && <StackedMove {...{ moving, cars, setMoving }} />}
        {chosen && (
          <PiecePanel
            chosen={chosen}
            from={from}
            now={nowOf(chosen.car)}
            onMove={() => {
              const { bar } = chosen.stretch
              if (bar) setMoving({ ...chosen, bar, target: chosen.row, isDropped: false })
              setChosen(undefined)
            }}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Dialog>
    </>
  )
}

type StackedMoveProps = {
  moving: Moving
  cars: readonly PlannerCar[]
  setMoving: (moving: Moving | undefined) => void
}

/** The same move without a table: the cars that fit are a list. */
function StackedMove({ moving, cars, setMoving }: StackedMoveProps) {
  const [target, setTarget] = useState<PlannerCar>()
  const { data: quote } = useRead(staffMoveQuote, {
    order: moving.bar.order ?? '',
    cars: cars.map(({ id }) => id).slice(0, mostPlannerCars),
  })
  return (
    <MovePanel
      moving={{ ...moving, isDropped: target !== undefined }}
      quote={quote?.number === moving.bar.number ? quote : undefined}
      target={target}
      unfit={undefined}
      cars={cars}
      onTarget={setTarget}
      onClose={() => setMoving(undefined)}
    />
  )
}

type StackedCarProps = {
  car: PlannerCar
  stretches: readonly Stretch[]
  from: string
  onOpen: (stretch: Stretch) => void
}

function StackedCar({ car, stretches, from, onOpen }: StackedCarProps) {
  const words = useMessages(plannerMessages)
  const when = useWhen()
  const said = useSaid()
  // What is free for less than a day is the work between two rentals.
  const told = stretches.filter(
    ({ bar, until, from: start }) => bar ?? until - start >= minutesADay,
  )
  return (
    <li>
      <div className="planner-stack-head">
        <CarThumb subtype={car.subtypeId} colour={car.colour} photo={car.photo} isSaidBeside />
        <p>
          <span className="block font-bold">{car.name}</span>
          <span className="block text-14 text-ink-2">{car.plate}</span>
        </p>
      </div>
      {told.map((stretch) => {
        const { bar } = stretch
        return (
          <button
            key={stretch.id}
            type="button"
            className="planner-line"
            onClick={() => onOpen(stretch)}
          >
            <span
              aria-hidden="true"
              className={
                bar ? cx('planner-bar', `is-${bar.kind}`, `is-${bar.state}`) : 'planner-free'
              }
            />
            <span className="min-w-0">
              <span className="block font-bold">{bar ? said.name(bar) : words.freeNow}</span>
              <span className="block text-14 text-ink-2">
                {when.day(bar?.start ?? wallIn(stretch.from, from))} –{' '}
                {when.day(bar?.end ?? wallIn(stretch.until, from))}
              </span>
            </span>
            {bar?.kind === 'rental' && (
              <span className="text-14 text-ink-2">{said.state(bar)}</span>
            )}
          </button>
        )
      })}
    </li>
  )
}
