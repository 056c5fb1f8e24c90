import { staffOverdue } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { OverdueCard } from './overdue-card.tsx'
import { overdueMessages } from './overdue-messages.ts'

const everyMs = 60_000

/** Cars that did not come back, the longest first (docs/product/search.md#occupancy). */
export function OverdueList() {
  const words = useMessages(overdueMessages)
  const list = useList(staffOverdue, {}, ({ cars }) => cars, { refetchInterval: everyMs })
  return (
    <StaffList
      list={list}
      none={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      intro={<p className="text-ink-2">{words.wayOn}</p>}
    >
      {(cars) => cars.map((car) => <OverdueCard key={car.orderId} late={car} />)}
    </StaffList>
  )
}
