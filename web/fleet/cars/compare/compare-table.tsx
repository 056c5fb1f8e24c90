import type { CSSProperties, ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { useMessages } from '#web/core/i18n.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { type ComparedRow, splitRows } from './best-of.ts'
import { compareMessages } from './compare-messages.ts'
import type { ComparedCar } from './compared-cars.ts'

export type Column = Omit<ComparedCar, 'name'> & {
  name: ReactNode
  /** Free or not, or that it is the own one. */
  badge: ReactNode
  action: ReactNode
}

type CompareTableProps = {
  label: string
  columns: readonly Column[]
  rows: readonly ComparedRow[]
  /** The first column is the own car. */
  hasOwn?: boolean
  /** What the columns are decided by, set larger. */
  main: string
}

const grid =
  'relative grid grid-cols-[repeat(var(--cars),minmax(0,1fr))] lg:grid-cols-[22%_repeat(var(--cars),minmax(0,1fr))]'
const cell = 'min-w-0 px-1.5 lg:px-4'

/** Cars side by side; on a phone each label stands above its values (docs/design.md#content). */
export function CompareTable({ label, columns, rows, hasOwn, main }: CompareTableProps) {
  const words = useMessages(compareMessages)
  const { different, same } = splitRows(rows)
  return (
    <>
      <div
        role="table"
        aria-label={label}
        style={{ '--cars': columns.length } as CSSProperties}
        className="relative overflow-hidden rounded-card border border-line bg-surface lg:px-2"
      >
        {hasOwn && (
          <div
            aria-hidden="true"
            className="absolute inset-y-0 left-0 w-[calc(100%/var(--cars))] bg-sunken lg:left-[calc(22%+0.25rem)] lg:w-[calc(78%/var(--cars))]"
          />
        )}
        <div role="row" className={cx(grid, 'pt-3 pb-2')}>
          <div role="columnheader" className="max-lg:sr-only">
            <span className="sr-only">{words.compared}</span>
          </div>
          {columns.map(({ id, subtype, colour, photo, badge, name }) => (
            <div
              key={id}
              role="columnheader"
              className={cx(cell, 'grid grid-cols-[minmax(0,1fr)] content-start gap-1.5')}
            >
              <CarThumb subtype={subtype} colour={colour} photo={photo} />
              <div className="max-sm:[&_svg]:hidden [&>*]:px-1 [&>*]:whitespace-normal sm:[&>*]:px-2">
                {badge}
              </div>
              <div className="leading-tight font-bold break-words">{name}</div>
            </div>
          ))}
        </div>
        {different.map((row) => (
          <div key={row.id} role="row" className={cx(grid, 'py-2 lg:border-t lg:border-line')}>
            <div
              role="rowheader"
              className={cx(cell, 'col-span-full text-14 text-ink-2 lg:col-span-1 lg:self-center')}
            >
              <NumbersIn text={row.label} />
            </div>
            {row.values.map((value, place) => (
              <div
                key={columns[place]?.id}
                role="cell"
                className={cx(
                  cell,
                  'break-words',
                  row.id === main && 'text-18 font-bold lg:text-24',
                  row.best.includes(place) && 'font-bold text-ok',
                )}
              >
                <NumbersIn text={row.best.includes(place) ? words.best(value) : value} />
              </div>
            ))}
          </div>
        ))}
        <div role="row" className={cx(grid, 'border-t border-line py-2')}>
          <div role="rowheader" className="max-lg:sr-only">
            <span className="sr-only">{words.choose}</span>
          </div>
          {columns.map(({ id, action }) => (
            <div key={id} role="cell" className={cell}>
              {action}
            </div>
          ))}
        </div>
      </div>
      {same.length > 0 && (
        <p className="mt-3 text-14 text-ink-2">
          <span className="font-bold">{words.same}: </span>
          <NumbersIn text={same.map((row) => `${row.label}: ${row.values[0]}`).join('; ')} />
        </p>
      )}
    </>
  )
}
