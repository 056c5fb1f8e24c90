import { ArrowLeft } from 'lucide-react'
import { userInfo } from '#protocol/people/names.ts'
import { userDetails } from '#protocol/community/names.ts'
import type { UserDetails } from '#protocol/community/profile/user-details.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { profileMessages } from './messages.ts'
import { type LaterParts, ProfileContent } from './profile-content.tsx'
import { PublicProfile, SignInToSee } from './public-profile.tsx'
import { ShareButton } from './share-button.tsx'
import { useProfileAddress } from './use-profile-address.ts'

type ProfileDialogProps = LaterParts & {
  userId: string | undefined
  /** The card of who invited the person that was looked at before. */
  isReferrer: boolean
}

/** A person's profile over any screen; without an id the own one (docs/product/community.md#profile). */
export function ProfileDialog({ userId, isReferrer, ...later }: ProfileDialogProps) {
  const words = useMessages(profileMessages)
  const signedIn = useIsSignedIn()
  const own = useRead(userInfo, {}, { enabled: signedIn })
  const ownId = own.data?.userInfo.id
  const id = userId ?? ownId
  const { close, show } = useProfileAddress(userId, isReferrer)
  const profile = useRead(userDetails, { userId: id ?? '' }, { enabled: id !== undefined })
  const person = profile.data?.userDetails
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ')
  const content = () => {
    if (!id && !signedIn) return <SignInToSee title={words.ownTitle}>{words.ownText}</SignInToSee>
    if (person && !signedIn) return <PublicProfile person={person} />
    if (person) {
      return (
        <ProfileContent
          key={person.id}
          person={person}
          isOwn={person.id === ownId}
          onShow={show}
          {...later}
        />
      )
    }
    const again = (id ? profile : own).refetch
    if (profile.error || own.error) return <Failed onAgain={again} />
    return profile.isPending ? <Loading /> : <Nobody signedIn={signedIn} />
  }
  return (
    <Dialog
      title={isReferrer ? words.referrer : words.title}
      isOpen
      onClose={close}
      hasAddress
      lead={person?.referredBy && <ToReferrer referrer={person.referredBy} onShow={show} />}
      actions={person && <ShareButton userId={person.id} name={name} />}
    >
      {content()}
    </Dialog>
  )
}

type ToReferrerProps = {
  referrer: NonNullable<UserDetails['referredBy']>
  onShow: (userId: string, as: { asReferrer: boolean }) => void
}

/** The back button to the card of who invited the person (docs/product/community.md#profile). */
function ToReferrer({ referrer, onShow }: ToReferrerProps) {
  const words = useMessages(profileMessages)
  const name = referrer.firstName ?? words.someone
  return (
    <button
      type="button"
      onClick={() => onShow(referrer.userId, { asReferrer: true })}
      aria-label={`${name}. ${words.showProfile(name)}`}
      className="inline-flex min-h-11 min-w-0 items-center gap-1.5 pr-2 font-bold text-primary"
    >
      <ArrowLeft aria-hidden="true" size={20} className="flex-none" />
      <span className="truncate">{name}</span>
    </button>
  )
}

/** Nobody there; for a visitor perhaps somebody whose profile is for members alone. */
function Nobody({ signedIn }: { signedIn: boolean }) {
  const { noUser } = useMessages(errorMessages)
  const words = useMessages(profileMessages)
  if (signedIn) return <EmptyState heading="h3" title={noUser} />
  return <SignInToSee title={noUser}>{words.membersOnly}</SignInToSee>
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const words = useMessages(profileMessages)
  return (
    <EmptyState
      heading="h3"
      title={words.failed}
      actions={<Button onClick={onAgain}>{words.again}</Button>}
    />
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-22" />
      <Skeleton className="h-20" />
      <Skeleton className="h-40" />
    </div>
  )
}
