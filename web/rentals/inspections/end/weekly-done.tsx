import { CircleCheck, Gauge } from 'lucide-react'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { inspectionGuidelines } from '#protocol/rentals/inspections/inspection-guidelines.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { formatCount } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { takesFocus } from '#web/ui/overlays/use-kept-focus.ts'
import { type Inspection, handoverOf, pictureOf } from '../before-of.ts'
import { dashPoint } from '../steps/gaps-of.ts'
import { weeklyMessages } from './weekly-messages.ts'
import { Thumb, Wipe } from './wipe.tsx'

type WeeklyDoneProps = {
  /** The one that was just sent. */
  sent: Inspection
  order: string
  zone: string | undefined
  guidelines: OutputOf<typeof inspectionGuidelines>
}

/** A week's photos are sent: until when that is enough, and the car then and now. */
export function WeeklyDone({ sent, order, zone, guidelines }: WeeklyDoneProps) {
  const words = useMessages(weeklyMessages)
  const lang = useLanguage()
  const { due, inspections, checkpoints } = guidelines
  const before = handoverOf(inspections, sent.carId)
  const wall = (at: string) =>
    toWall(new Date(at), zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone)
  const day = (at: string) => formatNearDay(dayOf(wall(at)), lang)
  const next = due.find(({ kind }) => kind === 'weekly')
  const angles = checkpoints.filter(({ id, flag }) => flag && pictureOf(sent, id))
  const title = next
    ? next.state === 'ahead' && next.dueAt
      ? words.safe(day(next.dueAt))
      : words.next
    : words.safeToEnd
  const since =
    before?.odometer !== undefined && sent.odometer !== undefined && sent.odometer - before.odometer
  return (
    <section className="max-w-160 overflow-hidden rounded-card bg-surface shadow-2">
      <p className="flex items-center gap-2 bg-ok-soft px-4 py-2.5 font-bold text-ok">
        <CircleCheck aria-hidden="true" size={20} className="flex-none" />
        <span>
          <NumbersIn
            text={words.sent(`${day(sent.submittedAt)}, ${timeOf(wall(sent.submittedAt))}`)}
          />
        </span>
      </p>
      <div className="grid gap-4 p-4">
        <div className="grid gap-1">
          <h1 {...takesFocus} className="text-38">
            <NumbersIn text={title} />
          </h1>
          {next?.state !== 'open' && next?.state !== 'overdue' && (
            <p className="text-ink-2">{next ? words.safeText : words.endText}</p>
          )}
        </div>
        {before && angles.length > 0 && (
          <Wipe
            before={before}
            after={sent}
            angles={angles}
            days={[day(before.submittedAt), day(sent.submittedAt)]}
          />
        )}
        {sent.odometer !== undefined && (
          <p className="flex items-center gap-3 border-t border-line pt-3">
            <span className="grid h-12 w-16 flex-none place-items-center overflow-hidden rounded-slot bg-sunken text-primary">
              {pictureOf(sent, dashPoint) ? (
                <Thumb url={pictureOf(sent, dashPoint)} />
              ) : (
                <Gauge aria-hidden="true" size={24} />
              )}
            </span>
            <span>
              <b className="block">
                <NumbersIn text={words.odometer(formatCount(sent.odometer))} />
              </b>
              {typeof since === 'number' && (
                <span className="block text-14 text-ink-2">
                  <NumbersIn text={words.since(formatCount(since))} />
                </span>
              )}
            </span>
          </p>
        )}
      </div>
      <BottomBar label={words.done} always>
        <LinkButton to={routes.dashboard} search={{ order }} size="lg" full>
          {words.done}
        </LinkButton>
      </BottomBar>
    </section>
  )
}
