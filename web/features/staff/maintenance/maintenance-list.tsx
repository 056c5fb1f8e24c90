import { staffMaintenance } from '#protocol/maintenance/staff-maintenance.ts'
import { useRead } from '#web/core/use-read.ts'
import { ListFrame } from '../list-frame.tsx'
import { MaintenanceCard } from './maintenance-card.tsx'

/** What the cars need, the most urgent first. */
export function MaintenanceList() {
  const { data, isPending, error, refetch } = useRead(staffMaintenance, {})
  const items = data?.status === 1 ? data.items : []
  return (
    <ListFrame
      isPending={isPending}
      error={error}
      onRefresh={() => void refetch()}
      isEmpty={items.length === 0}
    >
      {items.map((item) => (
        <MaintenanceCard key={item.id} item={item} />
      ))}
    </ListFrame>
  )
}
