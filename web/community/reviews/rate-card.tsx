import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { formatWeekDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { MyRating } from '#protocol/community/reviews/my-ratings.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { withProfile } from '#web/core/routing/profile-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { reviewMessages } from './messages.ts'

const RatingDialog = lazy(async () => ({
  default: (await loadOrReload(() => import('./rating-dialog.tsx'))).RatingDialog,
}))

/** A rental to be rated, or what became of it: it waits for the other side, or both are there. */
export function RateCard({ rating, named }: { rating: MyRating; named?: boolean }) {
  const words = useMessages(reviewMessages)
  const lang = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { may, until, mine, theirs, car } = rating
  const title = may ? words.rateTitle[may] : theirs ? words.bothWritten : words.written
  const about = words.rateAbout(car)
  if (!may && !mine) return null
  return (
    <Card aria-label={about} className="grid justify-items-start gap-3">
      <h3 className="text-20">{title}</h3>
      {named && <p className="font-bold">{car}</p>}
      {may && (
        <>
          <p>{until ? words.rateText(formatWeekDay(dayOf(until), lang)) : words.rateEarly}</p>
          <Button
            variant={until ? 'primary' : 'secondary'}
            aria-label={about}
            onClick={() => setOpen(true)}
          >
            {words.rate}
          </Button>
        </>
      )}
      {!may && mine?.waitsUntil && (
        <p>{words.waiting(formatWeekDay(dayOf(mine.waitsUntil), lang))}</p>
      )}
      {!may && mine && <p className="break-words text-ink-2">{mine.comment}</p>}
      {!may && theirs && !named && (
        <Link
          to="."
          search={(search) => withProfile(search, undefined)}
          state={{ profile: true }}
          className="link inline-flex min-h-11 items-center font-bold"
        >
          {words.readIt}
        </Link>
      )}
      {isOpen && (
        <Suspense>
          <RatingDialog rating={rating} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
