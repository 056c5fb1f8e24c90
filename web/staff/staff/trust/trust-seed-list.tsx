import { getRouteApi } from '@tanstack/react-router'
import { staffTrustSeeds } from '#protocol/community/names.ts'
import { EmailField } from '#protocol/core/fields.ts'
import type { TrustSeed } from '#protocol/community/trust/staff-trust-seeds.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { FindForm } from '../find-form.tsx'
import { menuMessages } from '../menu-messages.ts'
import { staffMessages } from '../messages.ts'
import { useList } from '../use-list.ts'
import { TrustSeedCard } from './trust-seed-card.tsx'
import { trustSeedMessages } from './trust-seed-messages.ts'

const { useSearch } = getRouteApi(routes.staff)

/** The people from whom trust flows to everybody, or the one person of an e-mail (docs/product/community.md#trust). */
export function TrustSeedList() {
  const words = useMessages(trustSeedMessages)
  const { subject } = useSearch()
  const isEmail = subject === undefined || EmailField.safeParse(subject).success
  return (
    <div className="grid gap-4">
      <p>{words.intro}</p>
      <FindForm view="trustSeeds" subject={subject} label={words.email} />
      {isEmail ? <Found email={subject} /> : <EmptyState title={words.noEmail} />}
    </div>
  )
}

const nameOf = ({ name, email }: TrustSeed) => name || email

function useColumns(): DeskColumn<TrustSeed>[] {
  const words = useMessages(trustSeedMessages)
  const { state } = useMessages(staffMessages)
  const when = useWhen()
  return [
    {
      id: 'name',
      sortBy: nameOf,
      title: words.person,
      width: '3fr',
      cell: (person) => <Lines first={nameOf(person)} second={person.name && person.email} />,
    },
    {
      id: 'named',
      sortBy: ({ namedAt }) => namedAt,
      title: words.since,
      width: '2fr',
      cell: ({ namedAt, namedBy }) =>
        namedAt && <Lines first={when.instant(namedAt)} second={namedBy && words.by(namedBy)} />,
    },
    {
      id: 'state',
      title: state,
      width: 200,
      cell: ({ isSeed }) => (
        <Badge tone={isSeed ? 'ok' : 'neutral'}>{isSeed ? words.isSeed : words.isNone}</Badge>
      ),
    },
  ]
}

function Found({ email }: { email: string | undefined }) {
  const words = useMessages(trustSeedMessages)
  const list = useList(staffTrustSeeds, { email }, ({ people }) => people)
  const { views } = useMessages(menuMessages)
  const columns = useColumns()
  return (
    <DeskList
      label={views.trustSeeds}
      list={list}
      idOf={({ id }) => id}
      aboutOf={nameOf}
      columns={columns}
      none={<EmptyState title={email ? words.nobody : words.none} />}
    >
      {(person) => <TrustSeedCard key={person.id} person={person} />}
    </DeskList>
  )
}
