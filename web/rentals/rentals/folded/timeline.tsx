import { Car, Check, History } from 'lucide-react'
import { formatDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import type { TimelineStep } from '#protocol/rentals/dashboard/dashboard.ts'
import { useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Num } from '#web/ui/num.tsx'
import { dashboardMessages } from '../messages.ts'
import type { LaterParts } from '../later-parts.ts'
import { moneyMessages } from '../money-messages.ts'
import type { Open, SelectedRental } from '../shown.ts'
import { toneOf } from '../status-look.ts'

type TimelineProps = Pick<LaterParts, 'Rating'> & { rental: SelectedRental; open: Open }

/** Where the rental stands in the words of its states, what is done and what comes (docs/design.md#components). */
export function Timeline({ rental, open, Rating }: TimelineProps) {
  const words = useMessages(dashboardMessages)
  const money = useMessages(moneyMessages)
  const { rentalTitle, rentalDescription, timeline } = rental
  return (
    <div className="grid justify-items-start gap-4">
      <Badge tone={toneOf(rental)}>{rentalTitle}</Badge>
      <p>
        <NumbersIn text={rentalDescription} />
      </p>
      <ol aria-label={words.timeline} className="grid w-full">
        {timeline.map((step, index) => (
          <Step
            key={`${step.code} ${step.state}`}
            step={step}
            isLast={index === timeline.length - 1}
            leadsToDone={step.state === 'done'}
          />
        ))}
      </ol>
      {/* Before it is over it may be rated too; after it the question stands beside the card. */}
      {rental.pickedUpAt !== undefined && rental.state !== 'ended' && (
        <Rating order={rental.orderId} />
      )}
      <Button variant="secondary" size="sm" onClick={() => open('history')}>
        <History aria-hidden="true" size={20} />
        {money.history}
      </Button>
    </div>
  )
}

type StepProps = { step: TimelineStep; isLast: boolean; leadsToDone: boolean }

function Step({ step, isLast, leadsToDone }: StepProps) {
  const words = useMessages(dashboardMessages)
  const { title, text, at, state } = step
  const isNow = state === 'now'
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3"
    >
      <span className="flex flex-col items-center">
        <Mark state={state} />
        {!isLast && (
          <span
            className={cx(
              'flex-1 border-l-4',
              leadsToDone ? 'border-primary' : 'border-dashed border-line-strong',
            )}
          />
        )}
      </span>
      <span className={cx('flex items-baseline justify-between gap-3', !isLast && 'pb-4')}>
        <span className="min-w-0">
          <span className={cx('block', isNow ? 'text-18 font-bold' : 'font-medium')}>
            {title}
            {!isNow && (
              <span className="sr-only">, {state === 'done' ? words.done : words.next}</span>
            )}
          </span>
          {text && (
            <span className="block text-14 text-ink-2">
              <NumbersIn text={text} />
            </span>
          )}
        </span>
        {at && (
          <Num className="flex-none text-right text-14 text-ink-2">
            {formatDay(dayOf(at))}
            <span className="block">{timeOf(at)}</span>
          </Num>
        )}
      </span>
    </li>
  )
}

function Mark({ state }: Pick<TimelineStep, 'state'>) {
  if (state === 'done') {
    return (
      <span className="grid size-7 place-items-center rounded-full bg-primary text-on-primary">
        <Check aria-hidden="true" size={16} />
      </span>
    )
  }
  if (state === 'now') {
    return (
      <span className="grid size-7 place-items-center rounded-full bg-poppy text-on-poppy ring-4 ring-poppy-soft">
        <Car aria-hidden="true" size={16} />
      </span>
    )
  }
  return <span className="size-7 rounded-full border-[1.5px] border-line-strong bg-surface" />
}
