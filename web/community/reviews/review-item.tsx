import { useState } from 'react'
import { formatDay, formatWeekDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { Review } from '#protocol/community/reviews/review.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Num } from '#web/ui/num.tsx'
import { AnswerForm } from './answer-form.tsx'
import { reviewMessages } from './messages.ts'

type ReviewItemProps = { review: Review; onShow: (userId: string) => void }

/** Who wrote, when, about which car, and what; the answer to it, and the ways to answer or report it. */
export function ReviewItem({ review, onShow }: ReviewItemProps) {
  const words = useMessages(reviewMessages)
  const lang = useLanguage()
  const [open, setOpen] = useState<'reply' | 'report'>()
  const { user, car, period, score, reply, waitsUntil, byCompany } = review
  const profile = byCompany ? undefined : user.id
  const when = period && words.period(formatDay(period.start), formatDay(period.end))
  const actions = [
    ...(review.mayReply ? (['reply'] as const) : []),
    ...(review.mayReport ? (['report'] as const) : []),
  ]
  return (
    <li className="flex gap-3 border-b border-line py-4 last:border-0">
      <Avatar person={user} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p>
            {profile === undefined ? (
              <b className="inline-block min-h-11 content-center pr-1">{user.firstName}</b>
            ) : (
              <button
                type="button"
                onClick={() => onShow(profile)}
                aria-label={words.showProfile(user.firstName)}
                className="min-h-11 pr-1 font-bold underline underline-offset-3"
              >
                {user.firstName}
              </button>
            )}{' '}
            <Num className="text-ink-2">{formatDay(dayOf(review.dateTimeCreated))}</Num>
          </p>
          {score && (
            <Badge tone="info">
              {score.value.toFixed(1)} · {score.title}
            </Badge>
          )}
        </div>
        <p lang={review.language} className="break-words whitespace-pre-line">
          {review.comment}
        </p>
        <p className="text-14 text-ink-2">{[car, when].filter(Boolean).join(' · ')}</p>
        {waitsUntil && (
          <p className="pt-1 text-14 font-bold">
            {words.waiting(formatWeekDay(dayOf(waitsUntil), lang))}
          </p>
        )}
        {reply && (
          <div className="mt-3 border-l-3 border-line-strong pl-3">
            <p className="text-14 font-bold">{words.answerOf(formatDay(dayOf(reply.at)))}</p>
            <p className="break-words whitespace-pre-line">{reply.text}</p>
          </div>
        )}
        {actions.length > 0 && !open && (
          <div className="mt-2 flex flex-wrap gap-2">
            {actions.map((action) => (
              <Button
                key={action}
                size="sm"
                variant="secondary"
                aria-label={
                  action === 'reply'
                    ? words.replyTo(user.firstName)
                    : words.reportOf(user.firstName)
                }
                onClick={() => setOpen(action)}
              >
                {words[action]}
              </Button>
            ))}
          </div>
        )}
        {open && (
          <AnswerForm
            review={review.id}
            name={user.firstName}
            kind={open}
            onDone={() => setOpen(undefined)}
          />
        )}
      </div>
    </li>
  )
}
