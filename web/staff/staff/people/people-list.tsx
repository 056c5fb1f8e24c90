import { getRouteApi, useRouterState } from '@tanstack/react-router'
import { staffPeople } from '#protocol/staff/names.ts'
import type { StaffPerson } from '#protocol/staff/conduct/staff-people.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Num } from '#web/ui/num.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { RowChips } from '../desk/row-chips.tsx'
import { FindForm } from '../find-form.tsx'
import { menuMessages } from '../menu-messages.ts'
import { staffMessages } from '../messages.ts'
import { useList } from '../use-list.ts'
import { peopleMessages } from './people-messages.ts'
import { PersonCard } from './person-card.tsx'

const { useSearch } = getRouteApi(routes.staff)

function useColumns(): DeskColumn<StaffPerson>[] {
  const words = useMessages(peopleMessages)
  const common = useMessages(staffMessages)
  return [
    {
      id: 'name',
      sortBy: ({ name }) => name,
      title: words.name,
      width: '1fr',
      cell: ({ name, email }) => <Lines first={name} second={email} />,
    },
    { id: 'phone', title: words.phone, width: 150, cell: ({ phone }) => <Phone phone={phone} /> },
    { id: 'state', title: common.state, width: 170, cell: (person) => <StateOf person={person} /> },
    {
      id: 'rentals',
      sortBy: ({ completedRentals }) => completedRentals,
      title: words.rentals,
      width: 124,
      cell: ({ completedRentals, runningRentals }) => (
        <Lines
          first={words.rentalCount(completedRentals)}
          second={runningRentals > 0 ? words.underWay(runningRentals) : undefined}
        />
      ),
    },
    {
      id: 'score',
      sortBy: ({ score }) => score,
      title: words.score,
      width: 84,
      isNumber: true,
      cell: ({ score }) =>
        score !== undefined && (
          <Num>
            <span className="sr-only lg:hidden">{words.score} </span>
            {score.toFixed(1)}
          </Num>
        ),
    },
  ]
}

/** Whom somebody reported and who is blocked, or who was looked for (docs/product/staff.md#people). */
export function PeopleList() {
  const words = useMessages(peopleMessages)
  const { views } = useMessages(menuMessages)
  const { subject, open } = useSearch()
  const list = useList(staffPeople, { find: subject }, ({ people }) => people)
  // A link opens anybody, also whom the list does not have; the panel of a row closes with its row.
  const isLinked = useRouterState({ select: ({ location }) => !location.state.fromRow })
  const linked = useRead(staffPeople, { find: open }, { enabled: open !== undefined && isLinked })
  const columns = useColumns()
  return (
    <div className="grid gap-4">
      <FindForm view="people" subject={subject} label={words.find} />
      <DeskList
        label={views.people}
        list={list}
        idOf={({ id }) => id}
        aboutOf={({ name }) => name}
        columns={columns}
        none={<EmptyState title={subject === undefined ? words.none : words.nobody} />}
        elsewhere={isLinked ? linked.data?.people.find(({ id }) => id === open) : undefined}
      >
        {(person) => <PersonCard key={person.id} person={person} />}
      </DeskList>
    </div>
  )
}

function Phone({ phone }: { phone: string | undefined }) {
  return <Num>{useShownPhone(phone)}</Num>
}

/** So many states are named in a row, those first that somebody has to decide about; the panel has all. */
const mostNamed = 2

/** What waits for a decision about them, and how they stand. */
function StateOf({ person }: { person: StaffPerson }) {
  const words = useMessages(peopleMessages)
  const reports = person.reports.filter(({ decision }) => !decision).length
  const isBlocked = person.blocks.some(({ running }) => running)
  const chips: [boolean, Tone, string][] = [
    [reports > 0, 'warn', words.reportCount(reports)],
    [isBlocked, 'danger', words.isBlocked],
    [person.matches.length > 0, 'danger', words.mayBeBlocked],
    [person.staff, 'info', words.staff],
    [!person.confirmed, 'neutral', words.notConfirmed],
  ]
  return (
    <RowChips>
      {chips
        .filter(([is]) => is)
        .slice(0, mostNamed)
        .map(([, tone, text]) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
    </RowChips>
  )
}
