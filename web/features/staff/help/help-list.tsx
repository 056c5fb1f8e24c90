import { useState } from 'react'
import { staffHelp } from '#protocol/help/staff-help.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { ListFrame } from '../list-frame.tsx'
import { useLimit } from '../use-limit.ts'
import { HelpCard } from './help-card.tsx'
import { staffHelpMessages } from './staff-help-messages.ts'

/** Somebody may be waiting at the side of a road. */
const everyMs = 20_000

/** Help requests: who may be hurt first, then the oldest that is not resolved. */
export function HelpList() {
  const words = useMessages(staffHelpMessages)
  const [filter, setFilter] = useState<'open' | 'all'>('open')
  const { limit, onMore } = useLimit()
  const { data, isPending, error, refetch } = useRead(
    staffHelp,
    { filter, limit },
    { refetchInterval: everyMs },
  )
  const requests = data?.status === 1 ? data.requests : []
  return (
    <>
      <Select
        className="mb-4 max-w-100"
        label={words.show}
        value={filter}
        items={[
          { id: 'open', name: words.open },
          { id: 'all', name: words.all },
        ]}
        onChange={(event) => setFilter(event.target.value === 'all' ? 'all' : 'open')}
      />
      <ListFrame
        isPending={isPending}
        error={error}
        onRefresh={() => void refetch()}
        isEmpty={false}
        more={{
          shown: requests.length,
          total: data?.status === 1 ? data.total : undefined,
          onMore,
        }}
      >
        {requests.length === 0 && <EmptyState title={words.none} />}
        {requests.map((request) => (
          <HelpCard key={request.id} request={request} />
        ))}
      </ListFrame>
    </>
  )
}
