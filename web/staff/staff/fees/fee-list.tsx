import { staffFees } from '#protocol/money/names.ts'
import type { ProposedFee } from '#protocol/money/fees/fees.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import { CarLine } from '../desk/car-line.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useFilter } from '../desk/use-filter.ts'
import { useWhen } from '../desk/use-when.ts'
import { ListFilter } from '../list-filter.tsx'
import { staffMessages } from '../messages.ts'
import { useList } from '../use-list.ts'
import { FeeCard, tones } from './fee-card.tsx'
import { feeMessages } from './fee-messages.ts'

const filters = ['open', 'all'] as const

function useColumns(): DeskColumn<ProposedFee>[] {
  const words = useMessages(feeMessages)
  const common = useMessages(staffMessages)
  const { orderNumber } = useMessages(deskMessages)
  const when = useWhen()
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
      sortBy: ({ title }) => title,
      title: words.what,
      width: '3fr',
      cell: ({ title, car, plate }) => (
        <Lines first={title} second={<CarLine car={car} plate={plate} />} />
      ),
    },
    {
      id: 'due',
      sortBy: ({ dueOn }) => dueOn,
      title: words.due,
      width: 128,
      cell: ({ dueOn }) => when.day(dueOn),
    },
    {
      id: 'state',
      sortBy: ({ state }) => words.short[state],
      title: common.state,
      width: 140,
      cell: ({ state }) => <Badge tone={tones[state] ?? 'neutral'}>{words.short[state]}</Badge>,
    },
    {
      id: 'amount',
      sortBy: ({ amount }) => amount,
      title: words.amount,
      width: 110,
      isNumber: true,
      cell: ({ amount }) => <Money dollars={amount} className="font-bold" />,
    },
  ]
}

/** Fees that were proposed by themselves, those to decide first. */
export function FeeList() {
  const words = useMessages(feeMessages)
  const [filter, setFilter] = useFilter(filters)
  const list = useList(staffFees, { filter }, ({ fees }) => fees)
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
        idOf={({ id }) => id}
        aboutOf={({ title, renter }) => `${title}, ${renter}`}
        columns={columns}
      >
        {(fee) => <FeeCard key={fee.id} fee={fee} />}
      </DeskList>
    </div>
  )
}
