import { useState } from 'react'
import { staffInspections } from '#protocol/inspections/staff-inspections.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { ListFrame } from '../list-frame.tsx'
import { useLimit } from '../use-limit.ts'
import { InspectionCard } from './inspection-card.tsx'
import { staffInspectionMessages } from './inspection-messages.ts'

const filters = ['submitted', 'all'] as const
type Filter = (typeof filters)[number]

/** Inspections to look at, the oldest first. */
export function InspectionList() {
  const words = useMessages(staffInspectionMessages)
  const [filter, setFilter] = useState<Filter>('submitted')
  const { limit, onMore } = useLimit()
  const { data, isPending, error, refetch } = useRead(staffInspections, { filter, limit })
  const found = data?.status === 1 ? data : undefined
  const shown = found?.inspections ?? []
  return (
    <div className="grid gap-4">
      <Select
        className="max-w-100"
        label={words.filter}
        value={filter}
        items={filters.map((id) => ({ id, name: words[id] }))}
        onChange={({ target }) => setFilter(target.value === 'all' ? 'all' : 'submitted')}
      />
      <ListFrame
        isPending={isPending}
        error={error}
        onRefresh={() => void refetch()}
        isEmpty={shown.length === 0}
        more={{ shown: shown.length, total: found?.total, onMore }}
      >
        {shown.map((one) => (
          <InspectionCard key={one.inspection.id} found={one} />
        ))}
      </ListFrame>
    </div>
  )
}
