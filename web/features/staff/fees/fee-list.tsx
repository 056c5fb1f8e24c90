import { useState } from 'react'
import { staffFees } from '#protocol/inspections/fees.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { ListFrame } from '../list-frame.tsx'
import { useLimit } from '../use-limit.ts'
import { FeeCard } from './fee-card.tsx'
import { feeMessages } from './fee-messages.ts'

const filters = ['open', 'all'] as const

/** Fees that were proposed by themselves, those to decide first. */
export function FeeList() {
  const words = useMessages(feeMessages)
  const [filter, setFilter] = useState<(typeof filters)[number]>('open')
  const { limit, onMore } = useLimit()
  const { data, isPending, error, refetch } = useRead(staffFees, { filter, limit })
  const fees = data?.status === 1 ? data.fees : []
  return (
    <div className="grid gap-4">
      <Select
        className="max-w-100"
        label={words.filter}
        value={filter}
        items={filters.map((id) => ({ id, name: words[id] }))}
        onChange={({ target }) => setFilter(target.value === 'all' ? 'all' : 'open')}
      />
      <ListFrame
        isPending={isPending}
        error={error}
        onRefresh={() => void refetch()}
        isEmpty={fees.length === 0}
        more={{ shown: fees.length, total: data?.status === 1 ? data.total : undefined, onMore }}
      >
        {fees.map((fee) => (
          <FeeCard key={fee.id} fee={fee} />
        ))}
      </ListFrame>
    </div>
  )
}
