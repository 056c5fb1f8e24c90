import { useRef } from 'react'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { staffMoveQuote } from '#protocol/staff/names.ts'
import { mostPlannerCars } from '#protocol/staff/planner/choices.ts'
import type { PlannerCar } from '#protocol/staff/planner/staff-calendar.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { UndoBar } from '../dates/undo-bar.tsx'
import { DatesPanel } from './dates-panel.tsx'
import { Difference, MovePanel } from './move-panel.tsx'
import { PlannerHead } from './planner-head.tsx'
import { Legend } from './planner-legend.tsx'
import { Drawn, Lifted } from './planner-lifted.tsx'
import { PlannerLabel } from './planner-label.tsx'
import { plannerMessages } from './planner-messages.ts'
import { PiecePanel } from './piece-panel.tsx'
import { headHeight, labelWidth, leftOf, PlannerRow, rowHeight, useSaid } from './planner-row.tsx'
import { PlannerTools } from './planner-tools.tsx'
import { minuteIn, minutesADay } from './stretches.ts'
import { useLook } from './use-look.ts'
import { useInput } from './use-input.ts'
import { usePlanner } from './use-planner.ts'
import { type Question, usePlannerCars } from './use-planner-cars.ts'
import { useUnfit } from './use-unfit.ts'
import { acrossStep, useWindow } from './use-window.ts'

const leastDay = 44
const besides = 4

/** Cars by day as a table with keys, and beside it what can be done with one piece of it. */
export function PlannerDesk({ asked }: { asked: Question }) {
  const words = useMessages(plannerMessages)
  const said = useSaid()
  const lookOf = useLook()
  const box = useRef<HTMLDivElement>(null)
  const shown = useWindow(box)
  const firstRow = Math.max(0, Math.floor(shown.top / rowHeight) - besides)
  const lastRow = Math.ceil((shown.top + shown.height) / rowHeight) + besides
  const found = usePlannerCars(asked, { first: firstRow, last: lastRow })
  const { first, total, carAt } = found
  const { from = '2000-01-01', days = 14 } = first ?? {}
  const dayWidth = Math.max(leastDay, (shown.width - labelWidth) / days)
  const scale = { from, days, dayWidth }
  const areas = first?.areas ?? []
  const now = (areas.find(({ id }) => id === asked.area) ?? areas[0])?.now ?? `${from}T00:00`
  const nowMinute = minuteIn(now, from)
  const minutesTo = (pixels: number) => (pixels / dayWidth) * minutesADay
  const seen = {
    from: minutesTo(shown.left - acrossStep),
    until: minutesTo(shown.left + shown.width - labelWidth + 2 * acrossStep),
  }
  const planner = usePlanner({ box, scale, total, carAt, now: nowMinute })
  const { active, chosen, moving, dating, drawn, close } = planner
  const { data: quoted } = useRead(
    staffMoveQuote,
    {
      order: moving?.bar.order ?? '',
      cars: found.cars.map(({ id }) => id).slice(0, mostPlannerCars),
    },
    { enabled: moving !== undefined },
  )
  // While the next is on its way the one of another booking says nothing.
  const quote = quoted?.number === moving?.bar.number ? quoted : undefined
  const unfitOf = useUnfit(moving && quote, moving?.car.area)
  const fitOf = (car: PlannerCar | undefined) => quote?.cars.find((one) => one.car === car?.id)
  const isFit = (car: PlannerCar) => fitOf(car) !== undefined
  const input = useInput({ box, planner, dayWidth, total, isFit })

  // Scrolled by less than a step they still stand right of the cars.
  const edge = shown.left === 0 ? 0 : shown.left + labelWidth + acrossStep
  const rows = new Set<number>()
  for (let row = firstRow; row <= Math.min(lastRow, total - 1); row++) rows.add(row)
  if (active.row < total) rows.add(active.row)
  const lifted = moving && carAt(moving.target)
  const fit = fitOf(lifted)
  const hasPanel = (chosen ?? moving ?? dating) !== undefined
  return (
    <>
      <PlannerTools found={first} asked={asked} />
      <UndoBar />
      {!first && found.error ? (
        <ReadFailed error={found.error} onRetry={found.refetch} />
      ) : (
        <div className={cx('planner', hasPanel && 'has-panel')}>
          <div className="min-w-0">
            {first && total === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
            <div
              ref={box}
              role="grid"
              aria-label={words.grid}
              aria-rowcount={total + 1}
              aria-colcount={days + 1}
              aria-busy={!first}
              className={cx('planner-grid', first && total === 0 && 'hidden')}
              tabIndex={-1}
              {...input}
            >
              <div
                role="presentation"
                className="planner-sheet"
                style={
                  {
                    width: leftOf(days * minutesADay, scale),
                    height: headHeight + total * rowHeight,
                    '--planner-day': `${dayWidth}px`,
                  } as object
                }
              >
                <PlannerHead
                  {...scale}
                  today={dayOf(now)}
                  seenFrom={seen.from}
                  seenUntil={seen.until}
                />
                {nowMinute >= 0 && nowMinute < days * minutesADay && (
                  <span className="planner-now" style={{ left: leftOf(nowMinute, scale) }} />
                )}
                <div className="planner-labels" aria-hidden="true">
                  {[...rows].map((row) => {
                    const car = carAt(row)
                    return (
                      car && (
                        <PlannerLabel
                          key={row}
                          words={said.words}
                          car={car}
                          row={row}
                          look={lookOf(car)}
                          unfit={moving && unfitOf(car)}
                          isTarget={moving?.target === row}
                        />
                      )
                    )
                  })}
                </div>
                {[...rows].map((row) => {
                  const car = carAt(row)
                  if (!car) return null
                  return (
                    <PlannerRow
                      said={said}
                      edge={edge}
                      key={row}
                      car={car}
                      row={row}
                      {...scale}
                      seenFrom={seen.from}
                      seenUntil={seen.until}
                      active={active.row === row ? active.minute : undefined}
                      chosen={chosen?.row === row ? chosen.stretch.id : undefined}
                      moving={moving?.row === row ? moving.bar.id : undefined}
                      unfit={moving && unfitOf(car)}
                      isTarget={moving?.target === row}
                    />
                  )
                })}
                {dating && (
                  <Drawn
                    row={dating.row}
                    range={{
                      from: Math.max(0, minuteIn(dating.start, from)),
                      until: Math.min(days * minutesADay, minuteIn(dating.end, from)),
                    }}
                    days={Math.round(
                      (minuteIn(dating.end, from) - minuteIn(dating.start, from)) / minutesADay,
                    )}
                    scale={scale}
                  />
                )}
                {drawn && <Drawn row={drawn.row} range={drawn.range} scale={scale} />}
                {moving && lifted && (
                  <Lifted moving={moving} scale={scale}>
                    {fit && <Difference dollars={fit.difference} />}
                  </Lifted>
                )}
              </div>
            </div>
            <Legend />
          </div>
          {chosen && (
            <PiecePanel
              key={`${chosen.car.id} ${chosen.stretch.id} ${chosen.range.from} ${chosen.range.until}`}
              chosen={chosen}
              from={from}
              now={areas.find(({ id }) => id === chosen.car.area)?.now ?? now}
              onMove={() => void planner.lift({ row: chosen.row, minute: chosen.stretch.from })}
              onDates={() =>
                void planner.lengthen({ row: chosen.row, minute: chosen.stretch.from }, 'end', 0)
              }
              onClose={close}
            />
          )}
          {dating && <DatesPanel dating={dating} onClose={close} />}
          {moving && (
            <MovePanel
              moving={moving}
              quote={quote}
              target={moving.target === moving.row ? undefined : lifted}
              unfit={lifted && unfitOf(lifted)}
              cars={found.cars}
              onTarget={(car) => planner.dropOn(found.rowOf(car), isFit)}
              onClose={close}
            />
          )}
        </div>
      )}
    </>
  )
}
