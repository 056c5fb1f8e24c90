import { getRouteApi } from '@tanstack/react-router'
import { staffPeople } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { FindForm } from '../find-form.tsx'
import { StaffList } from '../staff-list.tsx'
import { useList } from '../use-list.ts'
import { peopleMessages } from './people-messages.ts'
import { PersonCard } from './person-card.tsx'

const { useSearch } = getRouteApi(routes.staff)

/** Whom somebody reported and who is blocked, or who was looked for (docs/product/staff.md#people). */
export function PeopleList() {
  const words = useMessages(peopleMessages)
  const { subject } = useSearch()
  const list = useList(staffPeople, { find: subject }, ({ people }) => people)
  return (
    <div className="grid gap-4">
      <FindForm view="people" subject={subject} label={words.find} />
      <StaffList
        list={list}
        none={<EmptyState title={subject === undefined ? words.none : words.nobody} />}
      >
        {(people) => people.map((person) => <PersonCard key={person.id} person={person} />)}
      </StaffList>
    </div>
  )
}
