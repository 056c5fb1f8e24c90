import { staffHelp } from '#protocol/help/names.ts'
import type { StaffHelpItem } from '#protocol/help/help/staff-help.ts'
import { useMessages } from '#web/core/i18n.ts'
import { statusTones } from '#web/help/help/parts/request-item.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { CarLine } from '../desk/car-line.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { RowChips } from '../desk/row-chips.tsx'
import { useFilter } from '../desk/use-filter.ts'
import { useWhen } from '../desk/use-when.ts'
import { ListFilter } from '../list-filter.tsx'
import { staffMessages } from '../messages.ts'
import { useList } from '../use-list.ts'
import { HelpCard } from './help-card.tsx'
import { staffHelpMessages } from './staff-help-messages.ts'

/** Somebody may be waiting at the side of a road. */
const everyMs = 20_000

const filters = ['open', 'all'] as const

/** What a row shows of one. */
function useColumns(): DeskColumn<StaffHelpItem>[] {
  const words = useMessages(staffHelpMessages)
  const common = useMessages(staffMessages)
  const { help: states } = useMessages(deskMessages)
  const when = useWhen()
  return [
    {
      id: 'renter',
      sortBy: ({ renter }) => renter,
      title: common.renter,
      width: '2fr',
      cell: ({ renter, number }) => <Lines first={renter} second={<Code>{number}</Code>} />,
    },
    {
      id: 'what',
      sortBy: ({ title }) => title,
      title: words.what,
      width: '3fr',
      cell: ({ title, car, plate }) => (
        <Lines first={title} second={<CarLine car={car} plate={plate} />} />
      ),
    },
    {
      id: 'at',
      sortBy: ({ at }) => at,
      title: words.sent,
      width: 180,
      cell: ({ at }) => when.wall(at),
    },
    {
      id: 'state',
      sortBy: ({ status }) => states.statuses[status],
      title: common.state,
      width: 180,
      cell: ({ status, someoneHurt }) => (
        <RowChips>
          {someoneHurt && <Badge tone="danger">{states.hurt}</Badge>}
          <Badge tone={statusTones[status]}>{states.statuses[status]}</Badge>
        </RowChips>
      ),
    },
  ]
}

/** Help requests: who may be hurt first, then the oldest that is not resolved. */
export function HelpList() {
  const words = useMessages(staffHelpMessages)
  const [filter, setFilter] = useFilter(filters)
  const list = useList(staffHelp, { filter }, ({ requests }) => requests, {
    refetchInterval: everyMs,
  })
  const columns = useColumns()
  return (
    <div className="grid gap-4">
      <ListFilter
        label={words.show}
        filters={filters}
        words={words}
        value={filter}
        onChange={setFilter}
      />
      <DeskList
        label={words.show}
        list={list}
        idOf={({ id }) => id}
        aboutOf={({ number, renter }) => `${number}, ${renter}`}
        columns={columns}
        none={<EmptyState title={words.none} />}
      >
        {(request) => <HelpCard key={request.id} request={request} />}
      </DeskList>
    </div>
  )
}
