import { lazy, Suspense, useState } from 'react'
import { ratingCriteria } from '#protocol/reviews/rating-criteria.ts'
import type { UserDetails } from '#protocol/profile/user-details.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { RatingBars } from '#web/ui/layout/rating-bars.tsx'
import { ConnectionActions } from '#web/features/network/parts/connection-actions.tsx'
import { Contacts } from './contacts.tsx'
import { profileMessages } from './messages.ts'
import { ProfileHead } from './profile-head.tsx'
import { MyRatingList } from '#web/features/reviews/my-rating-list.tsx'
import { PersonReviews } from '#web/features/reviews/person-reviews.tsx'
import { useSavePicture } from './use-save-picture.ts'

const AvatarEditor = lazy(() =>
  import('#web/ui/media/avatar-editor.tsx').then((module) => ({ default: module.AvatarEditor })),
)

type ProfileContentProps = {
  person: UserDetails
  isOwn: boolean
  onShow: (userId: string) => void
}

/** A person as others know them: contacts, reputation, reviews. The picture is editable on one's own (docs/product/app.md#files). */
export function ProfileContent({ person, isOwn, onShow }: ProfileContentProps) {
  const words = useMessages(profileMessages)
  const { data } = useRead(ratingCriteria, {})
  const save = useSavePicture()
  const [editor, setEditor] = useState<'never' | 'open' | 'closed'>('never')
  const criteria = data?.criteria ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ProfileHead
        person={person}
        isOwn={isOwn}
        onShow={onShow}
        onChangePicture={() => setEditor('open')}
      />
      <ConnectionActions person={person} />
      <Contacts person={person} />
      <section aria-labelledby="profile-reputation" className="grid gap-3">
        <h3 id="profile-reputation" className="text-20">
          {words.reputation}
        </h3>
        {Object.keys(person.rating).length === 0 ? (
          <p className="text-ink-2">{words.noReputation}</p>
        ) : (
          <RatingBars
            items={criteria.map(({ id, name }) => ({ id, name, value: person.rating[id] }))}
          />
        )}
      </section>
      {isOwn && <MyRatingList />}
      <PersonReviews userId={person.id} onShow={onShow} />
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
