import { staffMaintenance } from '#protocol/rentals/names.ts'
import type { StaffMaintenanceItem } from '#protocol/rentals/workshop/staff-maintenance.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import { Num } from '#web/ui/num.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { menuMessages } from '../menu-messages.ts'
import { staffMessages } from '../messages.ts'
import { useList } from '../use-list.ts'
import { MaintenanceCard, tones } from './maintenance-card.tsx'
import { maintenanceMessages } from './maintenance-messages.ts'

function useColumns(): DeskColumn<StaffMaintenanceItem>[] {
  const words = useMessages(maintenanceMessages)
  const { state: stateWord } = useMessages(staffMessages)
  return [
    {
      id: 'car',
      title: words.car,
      width: '5fr',
      cell: ({ car, plate, area }) => (
        <Lines
          first={car}
          second={
            <>
              <Code>{plate}</Code> · {area}
            </>
          }
        />
      ),
    },
    {
      id: 'what',
      title: words.what,
      width: '3fr',
      cell: ({ title, odometer }) => (
        <Lines first={title} second={words.at(formatMiles(odometer))} />
      ),
    },
    { id: 'due', title: words.due, width: 150, cell: (item) => <DueOf item={item} /> },
    { id: 'where', title: words.renter, width: 168, cell: (item) => <WhereOf item={item} /> },
    {
      id: 'state',
      title: stateWord,
      width: 116,
      cell: ({ state }) => <Badge tone={tones[state] ?? 'neutral'}>{words.states[state]}</Badge>,
    },
  ]
}

/** What the cars need, the most urgent first. */
export function MaintenanceList() {
  const { views } = useMessages(menuMessages)
  const list = useList(staffMaintenance, {}, ({ items }) => items)
  const columns = useColumns()
  return (
    <DeskList
      label={views.maintenance}
      list={list}
      idOf={({ id }) => id}
      aboutOf={({ title, car, plate }) => `${title}, ${car}, ${plate}`}
      columns={columns}
    >
      {(item) => <MaintenanceCard key={item.id} item={item} />}
    </DeskList>
  )
}

/** By which day, by which reading, or whichever comes first. */
function DueOf({ item: { due } }: { item: StaffMaintenanceItem }) {
  const words = useMessages(maintenanceMessages)
  const when = useWhen()
  const miles = due.odometer === undefined ? undefined : formatMiles(due.odometer)
  if (due.date === undefined) return miles && <Num>{miles}</Num>
  return <Lines first={when.day(due.date)} second={miles && words.orAt(miles)} />
}

/** Who has the car, or that it can be worked on now; below, the visit that is agreed on. */
function WhereOf({ item: { renter, appointment } }: { item: StaffMaintenanceItem }) {
  const words = useMessages(maintenanceMessages)
  const when = useWhen()
  const where = renter ?? <Badge tone="ok">{words.freeNow}</Badge>
  if (appointment === undefined && renter === undefined) return where
  return <Lines first={where} second={appointment && when.wall(appointment)} />
}
