import { useRouterState } from '@tanstack/react-router'
import { ArrowLeft, Share2 } from 'lucide-react'
import { userInfo } from '#protocol/account/user-info.ts'
import { type UserDetails, userDetails } from '#protocol/profile/user-details.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { profileMessages } from './messages.ts'
import { ProfileContent } from './profile-content.tsx'
import { shareProfile } from './share-profile.ts'
import { useProfileAddress } from './use-profile-address.ts'

/** A person's profile over any screen; without an id the own one (docs/product/community.md#profile). */
export function ProfileDialog({ userId }: { userId: string | undefined }) {
  const words = useMessages(profileMessages)
  const signedIn = useIsSignedIn()
  const own = useRead(userInfo, {}, { enabled: signedIn })
  const ownId = own.data?.userInfo.id
  const id = userId ?? ownId
  const { close, show } = useProfileAddress(userId)
  const profile = useRead(
    userDetails,
    { userId: id ?? '' },
    { enabled: signedIn && id !== undefined },
  )
  const person = profile.data?.userDetails
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ')
  const content = () => {
    if (!signedIn) return <SignIn />
    if (person) {
      return (
        <ProfileContent key={person.id} person={person} isOwn={person.id === ownId} onShow={show} />
      )
    }
    const again = (id ? profile : own).refetch
    if (profile.error || own.error) return <Failed onAgain={again} />
    return profile.isPending ? <Loading /> : <Nobody />
  }
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={close}
      hasAddress
      lead={person?.referredBy && <ToReferrer referrer={person.referredBy} onShow={show} />}
      actions={
        person && (
          <IconButton label={words.share} onClick={() => void shareProfile(person.id, name)}>
            <Share2 aria-hidden="true" size={20} />
          </IconButton>
        )
      }
    >
      {content()}
    </Dialog>
  )
}

type ToReferrerProps = {
  referrer: NonNullable<UserDetails['referredBy']>
  onShow: (userId: string) => void
}

/** The back button to the card of who invited the person (docs/product/community.md#profile). */
function ToReferrer({ referrer, onShow }: ToReferrerProps) {
  const words = useMessages(profileMessages)
  const name = referrer.firstName ?? words.someone
  return (
    <button
      type="button"
      onClick={() => onShow(referrer.userId)}
      aria-label={`${name}. ${words.showProfile(name)}`}
      className="inline-flex min-h-11 min-w-0 items-center gap-1.5 pr-2 font-bold text-primary"
    >
      <ArrowLeft aria-hidden="true" size={20} className="flex-none" />
      <span className="truncate">{name}</span>
    </button>
  )
}

function Nobody() {
  const words = useMessages(errorMessages)
  return <EmptyState heading="h3" title={words.noUser} />
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

function SignIn() {
  const words = useMessages(profileMessages)
  const returnUrl = useRouterState({ select: (state) => state.location.href })
  return (
    <EmptyState
      heading="h3"
      title={words.signInTitle}
      actions={
        <LinkButton to={routes.welcome} search={{ returnUrl }}>
          {words.signIn}
        </LinkButton>
      }
    >
      {words.signInText}
    </EmptyState>
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
