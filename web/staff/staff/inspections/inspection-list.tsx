import { staffInspections } from '#protocol/rentals/names.ts'
import type { StaffInspection } from '#protocol/rentals/inspections/staff-inspections.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CarLine } from '../desk/car-line.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useFilter } from '../desk/use-filter.ts'
import { useWhen } from '../desk/use-when.ts'
import { ListFilter } from '../list-filter.tsx'
import { staffMessages } from '../messages.ts'
import { useList } from '../use-list.ts'
import { InspectionCard } from './inspection-card.tsx'
import { staffInspectionMessages } from './inspection-messages.ts'

const filters = ['submitted', 'all'] as const

function useColumns(): DeskColumn<StaffInspection>[] {
  const words = useMessages(staffInspectionMessages)
  const common = useMessages(staffMessages)
  const { orderNumber } = useMessages(deskMessages)
  const when = useWhen()
  const kindOf = ({ inspection: { kind, week } }: StaffInspection) =>
    week === undefined ? words.kinds[kind] : words.ofWeek(words.kinds[kind], week)
  return [
    {
      id: 'renter',
      sortBy: ({ renter }) => renter,
      title: common.renter,
      width: '2fr',
      cell: ({ renter, number }) => <Lines first={renter} second={orderNumber(number)} />,
    },
    {
      id: 'what',
      sortBy: kindOf,
      title: words.what,
      width: '3fr',
      cell: (found) => (
        <Lines first={kindOf(found)} second={<CarLine car={found.car} plate={found.plate} />} />
      ),
    },
    {
      id: 'sent',
      sortBy: ({ inspection }) => inspection.submittedAt,
      title: words.sent,
      width: 172,
      cell: ({ inspection }) => when.instant(inspection.submittedAt),
    },
    {
      id: 'state',
      sortBy: ({ inspection }) => words.short[inspection.state],
      title: common.state,
      width: 130,
      cell: ({ inspection: { state } }) => (
        <Badge tone={state === 'reviewed' ? 'ok' : 'warn'}>{words.short[state]}</Badge>
      ),
    },
    {
      id: 'photos',
      sortBy: ({ inspection }) => inspection.items.length,
      title: words.photos,
      width: 96,
      isNumber: true,
      cell: ({ inspection: { items } }) => words.photoCount(items.length),
    },
  ]
}

/** Inspections to look at, the oldest first. */
export function InspectionList() {
  const words = useMessages(staffInspectionMessages)
  const [filter, setFilter] = useFilter(filters)
  const list = useList(staffInspections, { filter }, ({ inspections }) => inspections)
  const columns = useColumns()
  return (
    <div className="grid gap-4">
      <ListFilter
        label={words.filter}
        filters={filters}
        words={words}
        value={filter}
        onChange={setFilter}
      />
      <DeskList
        label={words.filter}
        list={list}
        idOf={({ inspection }) => inspection.id}
        aboutOf={({ inspection, renter }) => `${words.kinds[inspection.kind]}, ${renter}`}
        columns={columns}
      >
        {(found) => <InspectionCard key={found.inspection.id} found={found} />}
      </DeskList>
    </div>
  )
}
