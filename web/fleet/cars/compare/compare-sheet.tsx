import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { useMessages } from '#web/core/i18n.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { type ComparedRow, splitRows } from './best-of.ts'
import { compareMessages } from './compare-messages.ts'
import type { ComparedCar } from './compared-cars.ts'
import './compare-sheet.css'

export type Column = ComparedCar & {
  /** The name as a way to the car; absent of the own one. */
  link?: ReactNode
  /** Free or not, why it is proposed, or that it is the own one. */
  badge: ReactNode
  /** What the foot of the sheet offers for this car; absent of the own one. */
  action?: ReactNode
}

type CompareSheetProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** The address has it open already. */
  hasAddress?: boolean
  /** What the table is called. */
  label: string
  columns: readonly Column[]
  rows: readonly ComparedRow[]
  /** The first column is the own car. */
  hasOwn?: boolean
  /** What the columns are decided by, set larger. */
  main: string
  /** Below the actions: what follows from one of them. */
  note?: ReactNode
  /** Above the table: what is to be known before, or that it is on its way. */
  children?: ReactNode
}

/** Cars side by side in a sheet over their list, each label above its values, one action a car in its foot (docs/product/search.md#favourites-and-comparing). */
export function CompareSheet(props: CompareSheetProps) {
  const { title, isOpen, onClose, hasAddress, columns, note, children } = props
  const actions = columns.filter(({ action }) => action !== undefined)
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      hasAddress={hasAddress}
      footer={
        actions.length > 0 && (
          <div className="compare-foot">
            <div>
              {actions.map(({ id, action }) => (
                <Fragment key={id}>{action}</Fragment>
              ))}
            </div>
            {note}
          </div>
        )
      }
    >
      {children}
      {columns.length > 0 && <CompareTable {...props} />}
    </Dialog>
  )
}

function CompareTable({ label, columns, rows, hasOwn, main }: CompareSheetProps) {
  const words = useMessages(compareMessages)
  const { different, same } = splitRows(rows)
  return (
    <div className="compare">
      {columns.some(({ photo }) => photo === undefined) && (
        <p className="text-14 text-ink-2">{words.drawings}</p>
      )}
      <div
        role="table"
        aria-label={label}
        style={{ '--cars': columns.length } as CSSProperties}
        className={cx('compared', hasOwn && 'has-own')}
      >
        <div role="row">
          <div role="columnheader" className="sr-only">
            {words.compared}
          </div>
          {columns.map(({ id, subtype, colour, photo, badge, name, link }) => (
            <div key={id} role="columnheader">
              <CarThumb subtype={subtype} colour={colour} photo={photo} isSaidBeside />
              {badge}
              <b>{link ?? name}</b>
            </div>
          ))}
        </div>
        {different.map((row) => (
          <div key={row.id} role="row" className={cx(row.id === main && 'main')}>
            <div role="rowheader">
              <NumbersIn text={row.label} />
            </div>
            {row.values.map((value, place) => (
              <div key={columns[place]?.id} role="cell">
                <span className="of">{columns[place]?.name}</span>
                <span>
                  <span className={cx(row.best.includes(place) && 'best')}>
                    <NumbersIn text={value} />
                  </span>
                  {row.best.includes(place) && <span className="sr-only">{words.best}</span>}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {same.length > 0 && (
        <p className="text-14 text-ink-2">
          <b>{words.same}: </b>
          <NumbersIn text={same.map((row) => `${row.label}: ${row.values[0]}`).join('; ')} />
        </p>
      )}
    </div>
  )
}
