import { staffClaims } from '#protocol/money/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import { CarLine } from '../desk/car-line.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { menuMessages } from '../menu-messages.ts'
import { staffMessages } from '../messages.ts'
import { useList } from '../use-list.ts'
import { ClaimCard, tones } from './claim-card.tsx'
import { claimMessages } from './claim-messages.ts'
import type { StaffClaim } from './staff-claim.ts'

function useColumns(): DeskColumn<StaffClaim>[] {
  const words = useMessages(claimMessages)
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
      id: 'opened',
      sortBy: ({ createdAt }) => createdAt,
      title: words.opened,
      width: 172,
      cell: ({ createdAt }) => when.instant(createdAt),
    },
    {
      id: 'state',
      sortBy: ({ state }) => words.short[state],
      title: common.state,
      width: 140,
      cell: ({ state }) => <Badge tone={tones[state] ?? 'neutral'}>{words.short[state]}</Badge>,
    },
    {
      id: 'estimate',
      sortBy: ({ estimate }) => estimate,
      title: words.estimate,
      width: 110,
      isNumber: true,
      cell: ({ estimate }) => <Money dollars={estimate} className="font-bold" />,
    },
  ]
}

/** Claims that are not decided, oldest first. */
export function ClaimList() {
  const { views } = useMessages(menuMessages)
  const list = useList(staffClaims, {}, ({ claims }) => claims)
  const columns = useColumns()
  return (
    <DeskList
      label={views.claims}
      list={list}
      idOf={({ id }) => id}
      aboutOf={({ title, renter }) => `${title}, ${renter}`}
      columns={columns}
    >
      {(claim) => <ClaimCard key={claim.id} claim={claim} />}
    </DeskList>
  )
}
