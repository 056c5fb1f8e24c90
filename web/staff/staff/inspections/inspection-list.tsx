import { useState } from 'react'
import { staffInspections } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { ListFilter } from '../list-filter.tsx'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { InspectionCard } from './inspection-card.tsx'
import { staffInspectionMessages } from './inspection-messages.ts'

const filters = ['submitted', 'all'] as const

/** Inspections to look at, the oldest first. */
export function InspectionList() {
  const words = useMessages(staffInspectionMessages)
  const [filter, setFilter] = useState<(typeof filters)[number]>('submitted')
  const list = useList(staffInspections, { filter }, ({ inspections }) => inspections)
  return (
    <div className="grid gap-4">
      <ListFilter
        label={words.filter}
        filters={filters}
        words={words}
        value={filter}
        onChange={setFilter}
      />
      <StaffList list={list}>
        {(shown) => shown.map((one) => <InspectionCard key={one.inspection.id} found={one} />)}
      </StaffList>
    </div>
  )
}
