import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { UserDetails } from '#protocol/community/profile/user-details.ts'
import { myRatings } from '#protocol/community/names.ts'
import { reviewMessages } from '#web/community/reviews/messages.ts'
import { RateCard } from '#web/community/reviews/rate-card.tsx'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { isAbsent } from '#protocol/core/company-facts.ts'
import { company } from '#web/core/company.ts'
import { routes } from '#web/core/routing/routes.ts'
import { trustMessages } from '#web/community/trust/messages.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ConnectionActions } from '#web/community/network/parts/connection-actions.tsx'
import { Contacts } from './contacts.tsx'
import { ProfileHead } from './profile-head.tsx'
import { Reputation } from './reputation.tsx'
import { PersonReviews } from '#web/community/reviews/person-reviews.tsx'
import { TrustWidget } from '#web/community/trust-widget/trust-widget.tsx'
import { useSavePicture } from './use-save-picture.ts'
import { VerifiedFacts } from './verified-facts.tsx'

const AvatarEditor = lazy(() =>
  import('#web/ui/media/avatar-editor.tsx').then((module) => ({ default: module.AvatarEditor })),
)

const TrustCard = lazy(() =>
  import('#web/community/trust/trust-card.tsx').then((module) => ({ default: module.TrustCard })),
)

/** What a profile shows of a wing that knows profiles; `web/app/screens` hands it over. */
export type LaterParts = {
  /** Tells staff what is wrong with a person. */
  ReportButton: ComponentType<{ userId: string; name: string }>
}

type ProfileContentProps = LaterParts & {
  person: UserDetails
  isOwn: boolean
  onShow: (userId: string) => void
}

const nameOf = (person: UserDetails) =>
  [person.firstName, person.lastName].filter(Boolean).join(' ')

/** A person as others know them: contacts, reputation, reviews. The picture is editable on one's own (docs/product/app.md#files). */
export function ProfileContent({ person, isOwn, onShow, ReportButton }: ProfileContentProps) {
  const save = useSavePicture()
  const hasNetwork = !isAbsent(company(), routes.myNetwork)
  const [editor, setEditor] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ProfileHead
        person={person}
        isMember
        onShow={onShow}
        onChangePicture={isOwn ? () => setEditor('open') : undefined}
      />
      {hasNetwork && <ConnectionActions person={person} />}
      <Contacts person={person} />
      <VerifiedFacts facts={person.facts} />
      {hasNetwork && person.hasCard && <TrustWidget userId={person.id} />}
      {hasNetwork && !isOwn && <TrustSection userId={person.id} />}
      <Reputation person={person} />
      {isOwn && <MyRatingList />}
      <PersonReviews userId={person.id} onShow={onShow} />
      {!isOwn && <ReportButton userId={person.id} name={nameOf(person)} />}
      {isOwn && editor !== 'never' && (
        <Suspense>
          <AvatarEditor
            person={person}
            isOpen={editor === 'open'}
            onClose={() => setEditor('closed')}
            onSave={save}
          />
        </Suspense>
      )}
    </div>
  )
}

/** On one's own profile: rentals to be rated, and reviews that wait for the other side. */
function MyRatingList() {
  const words = useMessages(reviewMessages)
  const { data } = useRead(myRatings, {})
  if (!data || data.ratings.length === 0) return null
  return (
    <section aria-labelledby="profile-ratings" className="grid gap-3">
      <h3 id="profile-ratings" className="text-20">
        {words.toRate}
      </h3>
      {data.ratings.map((rating) => (
        <RateCard key={rating.transaction} rating={rating} named />
      ))}
    </section>
  )
}

/** How much the viewer can trust the person, and by whom. */
function TrustSection({ userId }: { userId: string }) {
  const words = useMessages(trustMessages)
  return (
    <section aria-labelledby="profile-trust" className="grid gap-3">
      <h3 id="profile-trust" className="text-20">
        {words.heading}
      </h3>
      <Suspense fallback={<Skeleton className="h-24" />}>
        <TrustCard userId={userId} />
      </Suspense>
    </section>
  )
}
