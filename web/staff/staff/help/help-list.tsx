import { useState } from 'react'
import { staffHelp } from '#protocol/help/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ListFilter } from '../list-filter.tsx'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { HelpCard } from './help-card.tsx'
import { staffHelpMessages } from './staff-help-messages.ts'

/** Somebody may be waiting at the side of a road. */
const everyMs = 20_000

const filters = ['open', 'all'] as const

/** Help requests: who may be hurt first, then the oldest that is not resolved. */
export function HelpList() {
  const words = useMessages(staffHelpMessages)
  const [filter, setFilter] = useState<(typeof filters)[number]>('open')
  const list = useList(staffHelp, { filter }, ({ requests }) => requests, {
    refetchInterval: everyMs,
  })
  return (
    <div className="grid gap-4">
      <ListFilter
        label={words.show}
        filters={filters}
        words={words}
        value={filter}
        onChange={setFilter}
      />
      <StaffList list={list} none={<EmptyState title={words.none} />}>
        {(requests) => requests.map((request) => <HelpCard key={request.id} request={request} />)}
      </StaffList>
    </div>
  )
}
