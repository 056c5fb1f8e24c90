import { staffSpecialRequests } from '#protocol/rentals/names.ts'
import type { StaffSpecialRequest } from '#protocol/rentals/special-requests/special-requests.ts'
import { useMessages } from '#web/core/i18n.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { menuMessages } from '../menu-messages.ts'
import { staffMessages } from '../messages.ts'
import { useList } from '../use-list.ts'
import { SpecialRequestCard } from './special-request-card.tsx'
import { specialRequestMessages } from './special-request-messages.ts'

/** What a row shows of one. */
function useColumns(): DeskColumn<StaffSpecialRequest>[] {
  const words = useMessages(specialRequestMessages)
  const common = useMessages(staffMessages)
  const rows = useMessages(deskMessages)
  const when = useWhen()
  return [
    {
      id: 'renter',
      sortBy: ({ renter }) => renter,
      title: common.renter,
      width: '2fr',
      cell: ({ renter, number, email }) => (
        <Lines first={renter} second={number === undefined ? email : rows.orderNumber(number)} />
      ),
    },
    {
      id: 'kind',
      sortBy: ({ kindName }) => kindName,
      title: words.specialRequest,
      width: '4fr',
      cell: ({ kindName, text }) => <Lines first={kindName} second={text} />,
    },
    {
      id: 'asked',
      sortBy: ({ createdAt }) => createdAt,
      title: words.asked,
      width: 190,
      cell: ({ createdAt }) => when.instant(createdAt),
    },
  ]
}

/** Special requests that wait for an answer, oldest first. */
export function SpecialRequestList() {
  const words = useMessages(specialRequestMessages)
  const { views } = useMessages(menuMessages)
  const list = useList(staffSpecialRequests, {}, ({ requests }) => requests)
  const columns = useColumns()
  return (
    <DeskList
      label={views.specialRequests}
      list={list}
      idOf={({ id }) => id}
      aboutOf={({ kindName, renter }) => `${kindName}, ${renter}`}
      columns={columns}
      none={<EmptyState title={words.none} />}
    >
      {(request) => <SpecialRequestCard key={request.id} request={request} />}
    </DeskList>
  )
}
