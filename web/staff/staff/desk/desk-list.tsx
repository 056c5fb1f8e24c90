import { getRouteApi, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { routes } from '#web/core/routing/routes.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { StaffList } from '../staff-list.tsx'
import type { List } from '../use-list.ts'
import { type DeskColumn, DeskTable } from './desk-table.tsx'
import { InPanel } from './in-panel.ts'
import { useRest } from './use-columns.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The panel was opened by a press on its row: closing it is going back. */
    fromRow?: true
  }
}

const { useSearch } = getRouteApi(routes.staff)

/** Which thing of a list the address opens, and how it is opened and closed. */
export function useOpened(): {
  opened: string | undefined
  open: (id: string) => void
  close: () => void
} {
  const { open: opened } = useSearch()
  const navigate = useNavigate()
  const router = useRouter()
  const fromRow = useRouterState({ select: ({ location }) => location.state.fromRow })
  const show = (id: string | undefined) =>
    void navigate({
      to: routes.staff,
      search: (before) => ({ ...before, open: id }),
      state: id === undefined ? {} : { fromRow: true },
      replace: id === undefined,
      resetScroll: false,
    })
  return {
    opened,
    open: show,
    close: () => (fromRow ? router.history.back() : show(undefined)),
  }
}

type DeskListProps<Item> = {
  label: string
  list: List<Item>
  idOf: (item: Item) => string
  aboutOf: (item: Item) => string
  columns: readonly DeskColumn<Item>[]
  /** In place of the sentence that nothing waits here. */
  none?: ReactNode
  /** What stands above the rows. */
  intro?: ReactNode
  /** What the address opens when it is not among the rows, or not any more. */
  elsewhere?: Item | undefined
  /** The panel's content goes to its edges, and scrolls itself. */
  bare?: boolean
  /** Everything that is known of one, and what can be done with it. */
  children: (item: Item) => ReactNode
}

/** A list as rows; a press opens one of them in a panel that has an address (docs/product/staff.md#what-they-do). */
export function DeskList<Item>(props: DeskListProps<Item>) {
  const { label, list, idOf, aboutOf, columns, none, intro, elsewhere, bare, children } = props
  const { opened, open, close } = useOpened()
  const isOpened = (item: Item) => idOf(item) === opened
  const one = list.rows.find(isOpened) ?? (elsewhere && [elsewhere].find(isOpened))
  useRest(list, columns, opened !== undefined && !one && !('elsewhere' in props))
  return (
    <>
      <StaffList list={list} none={none} intro={intro}>
        {(rows) => (
          <DeskTable
            label={label}
            items={rows}
            idOf={idOf}
            aboutOf={aboutOf}
            columns={columns}
            opened={opened}
            onOpen={open}
          />
        )}
      </StaffList>
      <Dialog
        title={one ? aboutOf(one) : label}
        isOpen={one !== undefined}
        onClose={close}
        width="drawer"
        full
        bare={bare}
        hasAddress
      >
        <InPanel value>{one && children(one)}</InPanel>
      </Dialog>
    </>
  )
}
