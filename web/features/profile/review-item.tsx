import { formatDay } from '#domain/time/format-date.ts'
import { dayOf } from '#domain/time/wall-time.ts'
import type { Review } from '#protocol/profile/user-details.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Num } from '#web/ui/num.tsx'
import { profileMessages } from './messages.ts'

type ReviewItemProps = { review: Review; onShow: (userId: string) => void }

/** Who wrote, when, about which car, and what. */
export function ReviewItem({ review, onShow }: ReviewItemProps) {
  const words = useMessages(profileMessages)
  const { user, car, period, score } = review
  const when = period && words.period(formatDay(period.start), formatDay(period.end))
  return (
    <li className="flex gap-3 border-b border-line py-4 last:border-0">
      <Avatar person={user} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p>
            <button
              type="button"
              onClick={() => onShow(user.id)}
              aria-label={words.showProfile(user.firstName)}
              className="min-h-11 pr-1 font-bold underline underline-offset-3"
            >
              {user.firstName}
            </button>{' '}
            <Num className="text-ink-2">{formatDay(dayOf(review.dateTimeCreated))}</Num>
          </p>
          {score && (
            <Badge tone="info">
              {score.value.toFixed(1)} · {score.title}
            </Badge>
          )}
        </div>
        <p lang={review.language} className="break-words">
          {review.comment}
        </p>
        <p className="text-14 text-ink-2">{[car, when].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  )
}
