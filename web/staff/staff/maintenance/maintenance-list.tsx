import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { staffMaintenance } from '#protocol/rentals/names.ts'
import { maintenanceFilters } from '#protocol/rentals/workshop/choices.ts'
import type { StaffMaintenanceItem } from '#protocol/rentals/workshop/staff-maintenance.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMiles } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Num } from '#web/ui/num.tsx'
import { DeskList, useOpened } from '../desk/desk-list.tsx'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useFilter } from '../desk/use-filter.ts'
import { useWhen } from '../desk/use-when.ts'
import { ListFilter } from '../list-filter.tsx'
import { menuMessages } from '../menu-messages.ts'
import { staffMessages } from '../messages.ts'
import { useList } from '../use-list.ts'
import { BookAll } from './book-all.tsx'
import { MaintenanceCard } from './maintenance-card.tsx'
import { maintenanceMessages } from './maintenance-messages.ts'
import { RecallForm } from './recall-form.tsx'
import './maintenance.css'

const { useSearch } = getRouteApi(routes.staff)

const tones: Partial<Record<StaffMaintenanceItem['state'], Tone>> = {
  due: 'warn',
  overdue: 'danger',
  booked: 'info',
}

function useColumns(): DeskColumn<StaffMaintenanceItem>[] {
  const words = useMessages(maintenanceMessages)
  const { state: stateWord } = useMessages(staffMessages)
  return [
    {
      id: 'car',
      sortBy: ({ plate }) => plate,
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
      sortBy: ({ title }) => title,
      title: words.what,
      width: '4fr',
      cell: ({ title, odometer, campaign }) => (
        <Lines
          first={title}
          second={campaign ? words.campaign(campaign) : words.at(formatMiles(odometer))}
        />
      ),
    },
    {
      id: 'due',
      sortBy: ({ due }) => due.date,
      title: words.due,
      width: 168,
      cell: (item) => <DueOf item={item} />,
    },
    { id: 'where', title: words.renter, width: 190, cell: (item) => <WhereOf item={item} /> },
    {
      id: 'state',
      title: stateWord,
      width: 124,
      cell: ({ state, isParked, daysLeft = 0 }) => (
        <Badge tone={tones[state] ?? 'neutral'}>
          {isParked
            ? words.doNotDrive
            : state === 'overdue' && daysLeft < 0
              ? words.daysOver(-daysLeft)
              : words.states[state]}
        </Badge>
      ),
    },
  ]
}

/** What the cars need, the most urgent first (docs/product/workshop.md#the-list). */
export function MaintenanceList() {
  const words = useMessages(maintenanceMessages)
  const { views } = useMessages(menuMessages)
  const { area } = useSearch()
  const [filter, setFilter] = useFilter(maintenanceFilters)
  const list = useList(staffMaintenance, { filter, area }, ({ items }) => items)
  const columns = useColumns()
  const { opened } = useOpened()
  // What was just booked or done is in this part of the list no more, and its panel stays.
  const isElsewhere = opened !== undefined && list.rows.every(({ id }) => id !== opened)
  const { data: other } = useRead(
    staffMaintenance,
    { item: opened ?? '' },
    { enabled: isElsewhere },
  )
  return (
    <div className="grid gap-4">
      <div className="maintenance-choices">
        <ListFilter
          label={words.filter}
          filters={maintenanceFilters}
          words={words.filters}
          value={filter}
          onChange={setFilter}
        />
        <Areas areas={list.found?.areas ?? []} />
        <BookAll key={`${filter} ${area}`} items={list.rows} />
      </div>
      <DeskList
        label={views.maintenance}
        list={list}
        idOf={({ id }) => id}
        aboutOf={({ title, car, plate }) => `${title}, ${car}, ${plate}`}
        columns={columns}
        elsewhere={isElsewhere ? other?.items[0] : undefined}
      >
        {(item) => <MaintenanceCard key={item.id} item={item} />}
      </DeskList>
      <RecallForm />
    </div>
  )
}

function Areas({ areas }: { areas: readonly { id: string; name: string }[] }) {
  const words = useMessages(maintenanceMessages)
  const own = useMessages(staffMessages)
  const navigate = useNavigate()
  const { area } = useSearch()
  if (areas.length < 2 && area === undefined) return null
  return (
    <Select
      label={own.area}
      value={area ?? ''}
      items={[{ id: '', name: words.allAreas }, ...areas]}
      onChange={({ target }) =>
        void navigate({
          to: routes.staff,
          search: (before) => ({ ...before, open: undefined, area: target.value || undefined }),
          resetScroll: false,
        })
      }
    />
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

/** Where the car is, with whom, and until when; below, the visit that is agreed on. */
function WhereOf({ item }: { item: StaffMaintenanceItem }) {
  const words = useMessages(maintenanceMessages)
  const when = useWhen()
  const { place, until, renter, appointment, visit } = item
  const agreed = visit?.start ?? appointment
  const where =
    place === 'free' ? (
      <Badge tone="ok">{words.places.free}</Badge>
    ) : (
      (renter ?? words.places[place])
    )
  const end =
    until && (place === 'late' ? words.since(when.day(until)) : words.until(when.day(until)))
  const second = agreed === undefined ? end : when.wall(agreed)
  return place === 'free' && second === undefined ? where : <Lines first={where} second={second} />
}
