import { useState } from 'react'
import { staffFees } from '#protocol/money/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { ListFilter } from '../list-filter.tsx'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { FeeCard } from './fee-card.tsx'
import { feeMessages } from './fee-messages.ts'

const filters = ['open', 'all'] as const

/** Fees that were proposed by themselves, those to decide first. */
export function FeeList() {
  const words = useMessages(feeMessages)
  const [filter, setFilter] = useState<(typeof filters)[number]>('open')
  const list = useList(staffFees, { filter }, ({ fees }) => fees)
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
        {(fees) => fees.map((fee) => <FeeCard key={fee.id} fee={fee} />)}
      </StaffList>
    </div>
  )
}
