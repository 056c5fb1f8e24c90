import { Link } from '@tanstack/react-router'
import { Camera, Network, Pencil } from 'lucide-react'
import type { UserDetails } from '#protocol/community/profile/user-details.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { Num } from '#web/ui/num.tsx'
import { profileMessages } from './messages.ts'

type ProfileHeadProps = {
  person: UserDetails
  /** The tree is for whoever is signed in. */
  isMember?: boolean
  onShow?: (userId: string, as?: { asReferrer: boolean }) => void
  /** On one's own. */
  onChangePicture?: (() => void) | undefined
}

const line = 'inline-flex min-h-11 items-center gap-2 font-bold'

/** Picture, full name, score with title, who invited the person, and the way to the tree. */
export function ProfileHead({
  person,
  isMember = false,
  onShow,
  onChangePicture,
}: ProfileHeadProps) {
  const words = useMessages(profileMessages)
  const { referredBy, score } = person
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_auto]">
      <div className="flex items-start gap-4">
        {onChangePicture ? (
          <button
            type="button"
            onClick={onChangePicture}
            className="relative flex-none rounded-full"
          >
            <span className="sr-only">{words.changePicture}</span>
            <Avatar person={person} size="lg" />
            <span className="absolute -right-1 -bottom-1 grid size-9 place-items-center rounded-full border border-line bg-surface text-primary">
              <Camera aria-hidden="true" size={20} />
            </span>
          </button>
        ) : (
          <Avatar person={person} size="lg" />
        )}
        <div className="min-w-0">
          <h3 className="font-display text-24 break-words">
            {[person.firstName, person.lastName].filter(Boolean).join(' ') || person.email}
          </h3>
          {referredBy && (
            <button
              type="button"
              onClick={() => onShow?.(referredBy.userId, { asReferrer: true })}
              className="link block min-h-11 text-left"
            >
              {words.invitedBy(referredBy.firstName ?? words.someone)}
            </button>
          )}
          <p className="flex flex-wrap gap-x-4 empty:hidden">
            {isMember && (
              <Link
                to={routes.referralTree}
                search={{ userId: person.id }}
                className={`link ${line}`}
              >
                <Network aria-hidden="true" size={20} />
                {words.referralTree}
              </Link>
            )}
            {onChangePicture && (
              <Link to={routes.personal} className={`link ${line}`}>
                <Pencil aria-hidden="true" size={20} />
                {words.editDetails}
              </Link>
            )}
          </p>
        </div>
      </div>
      <p className="flex items-center gap-3 rounded-card bg-primary-soft px-4 py-2.5 text-on-soft sm:grid sm:justify-items-center sm:gap-0 sm:px-5 sm:py-3">
        <span className="sr-only">{words.score}</span>
        <Num className="text-30 leading-tight font-bold">{score.value.toFixed(1)}</Num>
        <span className="font-bold">{score.title}</span>
      </p>
    </div>
  )
}
