import { staffSpecialRequests } from '#protocol/help/special-requests.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ListFrame } from '../list-frame.tsx'
import { useLimit } from '../use-limit.ts'
import { SpecialRequestCard } from './special-request-card.tsx'
import { wishMessages } from './wish-messages.ts'

/** Special requests that wait for an answer, oldest first. */
export function SpecialRequestList() {
  const words = useMessages(wishMessages)
  const { limit, onMore } = useLimit()
  const { data, isPending, error, refetch } = useRead(staffSpecialRequests, { limit })
  const requests = data?.status === 1 ? data.requests : []
  return (
    <ListFrame
      isPending={isPending}
      error={error}
      onRefresh={() => void refetch()}
      isEmpty={false}
      more={{ shown: requests.length, total: data?.status === 1 ? data.total : undefined, onMore }}
    >
      {requests.length === 0 && <EmptyState title={words.none} />}
      {requests.map((request) => (
        <SpecialRequestCard key={request.id} request={request} />
      ))}
    </ListFrame>
  )
}
