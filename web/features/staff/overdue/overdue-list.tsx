import { staffOverdue } from '#protocol/staff/staff-overdue.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ListFrame } from '../list-frame.tsx'
import { useLimit } from '../use-limit.ts'
import { OverdueCard } from './overdue-card.tsx'
import { overdueMessages } from './overdue-messages.ts'

const everyMs = 60_000

/** Cars that did not come back, the longest first (docs/product/search.md#occupancy). */
export function OverdueList() {
  const words = useMessages(overdueMessages)
  const { limit, onMore } = useLimit()
  const { data, isPending, error, refetch } = useRead(
    staffOverdue,
    { limit },
    { refetchInterval: everyMs },
  )
  const found = data?.status === 1 ? data : undefined
  const cars = found?.cars ?? []
  return (
    <ListFrame
      isPending={isPending}
      error={error}
      onRefresh={() => void refetch()}
      isEmpty={false}
      more={{ shown: cars.length, total: found?.total, onMore }}
    >
      {cars.length === 0 ? (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      ) : (
        <p className="text-ink-2">{words.wayOn}</p>
      )}
      {cars.map((car) => (
        <OverdueCard key={car.orderId} late={car} />
      ))}
    </ListFrame>
  )
}
