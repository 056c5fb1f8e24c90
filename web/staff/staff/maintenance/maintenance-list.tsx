import { staffMaintenance } from '#protocol/rentals/names.ts'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { MaintenanceCard } from './maintenance-card.tsx'

/** What the cars need, the most urgent first. */
export function MaintenanceList() {
  const list = useList(staffMaintenance, {}, ({ items }) => items)
  return (
    <StaffList list={list}>
      {(items) => items.map((item) => <MaintenanceCard key={item.id} item={item} />)}
    </StaffList>
  )
}
