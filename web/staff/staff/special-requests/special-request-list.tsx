import { staffSpecialRequests } from '#protocol/rentals/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { SpecialRequestCard } from './special-request-card.tsx'
import { specialRequestMessages } from './special-request-messages.ts'

/** Special requests that wait for an answer, oldest first. */
export function SpecialRequestList() {
  const words = useMessages(specialRequestMessages)
  const list = useList(staffSpecialRequests, {}, ({ requests }) => requests)
  return (
    <StaffList list={list} none={<EmptyState title={words.none} />}>
      {(requests) =>
        requests.map((request) => <SpecialRequestCard key={request.id} request={request} />)
      }
    </StaffList>
  )
}
