import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { cx } from '#web/ui/cx.ts'
import { ColumnTools } from './column-tools.tsx'
import { useIsDesk } from './use-is-desk.ts'
import { type Sortable, useHidden, useSort, useSorted } from './use-columns.ts'
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
  sortBy?: Sortable<Item>['sortBy']
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
  const { sort, onSort } = useSort(columns)
  const { hidden } = useHidden(columns)
  const sorted = useSorted(items, columns, sort)
  // One that moved up between two pages would come in both.
  const rows = [...new Map(sorted.map((item) => [idOf(item), item]))].map(([id, item]) => ({
    id,
    item,
  }))
  const there = columns.filter(({ id }) => !hidden.has(id))
  const shown: readonly DeskColumn<Item>[] = isDesk ? there : [stackedIn(label, there)]
  return (
    <>
      <ColumnTools columns={columns} isDesk={isDesk} />
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
          sortDescriptor={
            sort && { column: sort.column, direction: sort.isDown ? 'descending' : 'ascending' }
          }
          // A third press leads back to the list's own order.
          onSortChange={({ column, direction }) =>
            onSort(
              sort?.column === column && sort.isDown
                ? undefined
                : { column: String(column), isDown: direction === 'descending' },
            )
          }
        >
          <TableHeader columns={shown}>
            {({ id, title, width, isNumber, sortBy }) => (
              <Column
                id={id}
                allowsSorting={sortBy !== undefined}
                isRowHeader={id === shown[0]?.id}
                width={width ?? '1fr'}
                className={cx('desk-heading', isNumber && 'justify-end')}
              >
                {({ sortDirection }) => (
                  <>
                    <span className={isDesk ? 'truncate' : 'sr-only'}>{title}</span>
                    <SortArrow direction={sortDirection} />
                  </>
                )}
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
    </>
  )
}

function SortArrow({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  if (!direction) return null
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return <Arrow aria-hidden="true" size={16} className="shrink-0" />
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
