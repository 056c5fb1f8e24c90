import { useNavigate } from '@tanstack/react-router'
import { routes } from '#web/core/routing/routes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { type DeskColumn, DeskTable } from '../desk/desk-table.tsx'
import { useRest } from '../desk/use-columns.ts'
import { StaffList } from '../staff-list.tsx'
import type { List } from '../use-list.ts'

/** Goes to an order from a line of a panel. */
export function useOpenOrder(): (order: string) => void {
  const navigate = useNavigate()
  return (order) => void navigate({ to: routes.staff, search: { view: 'bookings', open: order } })
}

type RowsProps<Row> = {
  label: string
  list: List<Row>
  idOf: (row: Row) => string
  aboutOf: (row: Row) => string
  columns: readonly DeskColumn<Row>[]
  none: string
  onOpen: (row: Row) => void
}

/** Lines of a panel; a press leads to what each is of. */
export function Rows<Row>({ label, list, idOf, aboutOf, columns, none, onOpen }: RowsProps<Row>) {
  useRest(list, columns)
  return (
    <StaffList list={list} none={<EmptyState title={none} />}>
      {(rows) => (
        <DeskTable
          label={label}
          items={rows}
          idOf={idOf}
          aboutOf={aboutOf}
          columns={columns}
          opened={undefined}
          onOpen={(id) => {
            const row = rows.find((one) => idOf(one) === id)
            if (row) onOpen(row)
          }}
        />
      )}
    </StaffList>
  )
}
