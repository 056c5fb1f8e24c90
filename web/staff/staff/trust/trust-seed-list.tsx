import { getRouteApi } from '@tanstack/react-router'
import { staffTrustSeeds } from '#protocol/community/names.ts'
import { EmailField } from '#protocol/core/fields.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { FindForm } from '../find-form.tsx'
import { StaffList } from '../staff-list.tsx'
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

function Found({ email }: { email: string | undefined }) {
  const words = useMessages(trustSeedMessages)
  const list = useList(staffTrustSeeds, { email }, ({ people }) => people)
  return (
    <StaffList list={list} none={<EmptyState title={email ? words.nobody : words.none} />}>
      {(rows) => rows.map((person) => <TrustSeedCard key={person.id} person={person} />)}
    </StaffList>
  )
}
