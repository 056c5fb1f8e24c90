import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { staffSwaps } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { menuMessages } from '../menu-messages.ts'
import { staffMessages } from '../messages.ts'
import { useList } from '../use-list.ts'
import { type Swap, SwapCard } from './swap-card.tsx'
import { swapMessages } from './swap-messages.ts'

const { useSearch } = getRouteApi(routes.staff)

/** What a row shows of one. */
function useColumns(): DeskColumn<Swap>[] {
  const words = useMessages(swapMessages)
  const common = useMessages(staffMessages)
  const rows = useMessages(deskMessages)
  const when = useWhen()
  return [
    {
      id: 'renter',
      sortBy: ({ renter }) => renter,
      title: common.renter,
      width: '2fr',
      cell: ({ renter, number }) => <Lines first={renter} second={rows.orderNumber(number)} />,
    },
    {
      id: 'car',
      sortBy: ({ toCar }) => toCar,
      title: words.to,
      width: '2fr',
      cell: ({ toCar, fromCar }) => <Lines first={toCar} second={words.insteadOf(fromCar)} />,
    },
    {
      id: 'visit',
      sortBy: ({ appointment, start }) => appointment ?? start,
      title: words.visit,
      width: 166,
      cell: ({ appointment, start, area }) => (
        <Lines first={when.wall(appointment ?? start)} second={area} />
      ),
    },
    { id: 'state', title: common.state, width: 156, cell: (swap) => <StateOf swap={swap} /> },
    {
      id: 'cost',
      sortBy: ({ total }) => total,
      title: words.price,
      width: 96,
      isNumber: true,
      cell: ({ total }) => <Money dollars={total} className="font-bold" />,
    },
  ]
}

/** Changes of car that wait, oldest first. */
export function SwapList() {
  const { subject, open } = useSearch()
  const { views } = useMessages(menuMessages)
  const [first] = useState(open ?? subject)
  const list = useList(staffSwaps, { first }, ({ swaps }) => swaps)
  const columns = useColumns()
  return (
    <DeskList
      label={views.swaps}
      list={list}
      idOf={({ orderId }) => orderId}
      aboutOf={({ renter, toCar }) => `${renter}, ${toCar}`}
      columns={columns}
    >
      {(swap) => <SwapCard key={swap.orderId} swap={swap} />}
    </DeskList>
  )
}

/** What it waits for, in a word. */
function StateOf({ swap }: { swap: Swap }) {
  const { waits } = useMessages(deskMessages)
  if (swap.possibleMatch) return <Badge tone="danger">{waits.match}</Badge>
  if (!swap.paid) return <Badge tone="warn">{waits.unpaid}</Badge>
  if (swap.missing.length > 0) return <Badge tone="warn">{waits.incomplete}</Badge>
  if (swap.agreedAt) return <Badge>{waits.byItself}</Badge>
  return <Badge tone="warn">{waits.toDecide}</Badge>
}
