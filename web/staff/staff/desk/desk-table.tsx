import type { ReactNode } from 'react'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { cx } from '#web/ui/cx.ts'
import { useIsDesk } from './use-is-desk.ts'
import './desk-table.css'

export type DeskColumn<Item> = {
  id: string
  title: string
  /** What stands in it, on one line or two. */
  cell: (item: Item) => ReactNode
  /** Its share of the width that is left, or its own in pixels; a share of 1 where nothing is said. */
  width?: `${number}fr` | number
  /** Numbers stand at the end, one below the other. */
  isNumber?: boolean
}

type DeskTableProps<Item> = {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** What a row is called to who hears it. */
  aboutOf: (item: Item) => string
  /** The first one names the row; on a phone the others stand below it. */
  columns: readonly DeskColumn<Item>[]
  /** The row whose panel is open. */
  opened: string | undefined
  onOpen: (id: string) => void
}

const rowHeight = 60

/**
 * One line a thing: arrows go from row to row, Enter and a press open one (docs/design.md#desk).
 * Only what is on the screen is drawn, however long the list is.
 */
export function DeskTable<Item>(props: DeskTableProps<Item>) {
  const { label, items, idOf, aboutOf, columns, opened, onOpen } = props
  const isDesk = useIsDesk()
  const rows = items.map((item) => ({ id: idOf(item), item }))
  const shown: readonly DeskColumn<Item>[] = isDesk ? columns : [stackedIn(label, columns)]
  return (
    <Virtualizer
      layout={TableLayout}
      layoutOptions={{
        headingHeight: isDesk ? 44 : 1,
        ...(isDesk ? { rowHeight } : { estimatedRowHeight: 96 }),
      }}
    >
      <Table
        key={isDesk ? 'desk' : 'phone'}
        aria-label={label}
        className="desk-table"
        onRowAction={(id) => onOpen(String(id))}
      >
        <TableHeader columns={shown}>
          {({ id, title, width, isNumber }) => (
            <Column
              id={id}
              isRowHeader={id === shown[0]?.id}
              width={width ?? '1fr'}
              className={cx('desk-heading', isNumber && 'justify-end')}
            >
              <span className={isDesk ? undefined : 'sr-only'}>{title}</span>
            </Column>
          )}
        </TableHeader>
        <TableBody items={rows} dependencies={[opened, shown]}>
          {({ id, item }) => (
            <Row
              id={id}
              columns={shown}
              textValue={aboutOf(item)}
              className={cx('desk-row', id === opened && 'is-opened')}
            >
              {({ id: column, cell, isNumber }) => (
                <Cell key={column} className={cx('desk-cell', isNumber && 'text-right')}>
                  <div className="min-w-0 flex-1">{cell(item)}</div>
                </Cell>
              )}
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  )
}

/** The one column of a phone. */
const stackedIn = <Item,>(
  title: string,
  columns: readonly DeskColumn<Item>[],
): DeskColumn<Item> => ({
  id: 'all',
  title,
  cell: (item) => <Stacked columns={columns} item={item} />,
})

/** A row on a phone: what names it, below it the rest. */
function Stacked<Item>({ columns, item }: { columns: readonly DeskColumn<Item>[]; item: Item }) {
  const [first, ...others] = columns
  return (
    <div className="grid grid-cols-1 gap-1 py-2.5">
      {first?.cell(item)}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {others.map(({ id, cell }) => (
          <div key={id} className="max-w-full min-w-0 empty:hidden">
            {cell(item)}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Two lines of a cell: what counts, and below it what helps to tell it. */
export function Lines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span className="block min-w-0">
      <span className="block truncate font-bold">{first}</span>
      {second !== undefined && <span className="block truncate text-14 text-ink-2">{second}</span>}
    </span>
  )
}
