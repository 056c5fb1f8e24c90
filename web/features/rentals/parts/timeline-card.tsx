import { RentalStatus } from '#domain/rentals/status.ts'
import { Car, Check } from 'lucide-react'
import { formatDay } from '#domain/time/format-date.ts'
import { dayOf, timeOf } from '#domain/time/wall-time.ts'
import type { TimelineStep } from '#protocol/dashboard/dashboard.ts'
import { useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/features/cars/parts/numbers-in.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Num } from '#web/ui/num.tsx'
import { type ActionName, allowed } from '../action-looks.ts'
import { dashboardMessages } from '../messages.ts'
import type { Open, SelectedRental } from '../shown.ts'
import { ActionButton } from './action-button.tsx'

type TimelineCardProps = { rental: SelectedRental; open: Open }

/** What is done, where the rental stands and what comes, with the appointments that can be made (docs/design.md#components). */
export function TimelineCard({ rental, open }: TimelineCardProps) {
  const words = useMessages(dashboardMessages)
  const actions = allowed(
    rental,
    'acceptAppointment',
    'scheduleReturn',
    'scheduleMaintenance',
    'submitMaintenance',
    'setStatusToVehiclePickUp',
  )
  if (rental.timeline.length === 0) return null
  return (
    <Card aria-label={words.timeline} className="grid gap-4">
      <h2>{words.timeline}</h2>
      <ol className="grid">
        {rental.timeline.map((step, index) => (
          <Step
            key={`${step.code} ${step.state}`}
            step={step}
            isLast={index === rental.timeline.length - 1}
            leadsToDone={step.state === 'done'}
          />
        ))}
      </ol>
      {actions.length > 0 && (
        <div className="grid gap-2">
          {actions.map((action) => (
            <ActionButton
              key={action}
              action={action}
              order={rental.orderId}
              open={open}
              variant="secondary"
              full
            >
              {words.actions[labelOf(action, rental.rentalStatus)]}
            </ActionButton>
          ))}
        </div>
      )}
    </Card>
  )
}

/** An appointment that is there already is moved, not made. */
function labelOf(action: ActionName, status: number | undefined) {
  if (action === 'scheduleReturn' && status === RentalStatus.returnScheduled) return 'moveReturn'
  if (action === 'scheduleMaintenance' && status === RentalStatus.maintenanceScheduled)
    return 'moveMaintenance'
  return action
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
