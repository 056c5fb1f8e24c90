import { dayOf } from '#domain/core/time/wall-time.ts'
import { staffOverdue } from '#protocol/staff/names.ts'
import type { OverdueCar } from '#protocol/staff/staff/staff-overdue.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import { Money } from '#web/ui/money.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { menuMessages } from '../menu-messages.ts'
import { staffMessages } from '../messages.ts'
import { useList } from '../use-list.ts'
import { OverdueCard } from './overdue-card.tsx'
import { overdueMessages } from './overdue-messages.ts'

const everyMs = 60_000

/** What a row shows of one. */
function useColumns(): DeskColumn<OverdueCar>[] {
  const words = useMessages(overdueMessages)
  const common = useMessages(staffMessages)
  const rows = useMessages(deskMessages)
  const when = useWhen()
  return [
    {
      id: 'car',
      sortBy: ({ plate }) => plate,
      title: words.car,
      width: '1fr',
      cell: ({ car, plate }) => <Lines first={car} second={<Code>{plate}</Code>} />,
    },
    {
      id: 'renter',
      sortBy: ({ renter }) => renter,
      title: common.renter,
      width: 176,
      cell: ({ renter, number }) => <Lines first={renter} second={rows.orderNumber(number)} />,
    },
    {
      id: 'end',
      sortBy: ({ end }) => end,
      title: words.end,
      width: 166,
      cell: ({ end, area }) => <Lines first={when.wall(end)} second={area} />,
    },
    {
      id: 'late',
      sortBy: ({ lateDays }) => lateDays,
      title: common.state,
      width: 96,
      cell: ({ lateDays }) => <Badge tone="danger">{rows.overdue.late(lateDays)}</Badge>,
    },
    {
      id: 'next',
      sortBy: ({ next }) => next?.start,
      title: rows.overdue.next,
      width: 108,
      cell: ({ next }) =>
        next ? (
          <Lines first={when.day(dayOf(next.start))} second={next.renter} />
        ) : (
          <span className="text-ink-2">{rows.overdue.nobody}</span>
        ),
    },
    {
      id: 'cost',
      sortBy: ({ cost }) => cost,
      title: words.soFar,
      width: 96,
      isNumber: true,
      cell: ({ cost }) => <Money dollars={cost} className="font-bold" />,
    },
  ]
}

/** Cars that did not come back, the longest first (docs/product/search.md#occupancy). */
export function OverdueList() {
  const words = useMessages(overdueMessages)
  const { views } = useMessages(menuMessages)
  const list = useList(staffOverdue, {}, ({ cars }) => cars, { refetchInterval: everyMs })
  const columns = useColumns()
  return (
    <DeskList
      label={views.overdue}
      list={list}
      idOf={({ orderId }) => orderId}
      aboutOf={({ car, renter }) => `${car}, ${renter}`}
      columns={columns}
      none={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      intro={<p className="text-ink-2">{words.wayOn}</p>}
    >
      {(late) => <OverdueCard key={late.orderId} late={late} />}
    </DeskList>
  )
}
