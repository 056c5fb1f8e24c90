import { staffMaintenance } from '#protocol/maintenance/staff-maintenance.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { ListFrame } from '../list-frame.tsx'
import { useLimit } from '../use-limit.ts'
import { MaintenanceCard } from './maintenance-card.tsx'

/** What the cars need, the most urgent first. */
export function MaintenanceList() {
  const { limit, onMore } = useLimit()
  const { data, isPending, error, refetch } = useRead(staffMaintenance, { limit })
  const items = data?.status === 1 ? data.items : []
  return (
    <ListFrame
      isPending={isPending}
      error={error}
      onRefresh={() => void refetch()}
      isEmpty={items.length === 0}
      more={{ shown: items.length, total: data?.status === 1 ? data.total : undefined, onMore }}
    >
      {items.map((item) => (
        <MaintenanceCard key={item.id} item={item} />
      ))}
    </ListFrame>
  )
}
