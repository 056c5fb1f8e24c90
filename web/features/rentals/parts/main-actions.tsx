import { RentalStatus } from '#domain/rentals/status.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { allowed } from '../action-looks.ts'
import { dashboardMessages } from '../messages.ts'
import type { Open, SelectedRental } from '../shown.ts'
import { ActionButton } from './action-button.tsx'

type MainActionsProps = { rental: SelectedRental; open: Open }

/** The one or two things that matter now; ending it is there, but quiet. */
export function MainActions({ rental, open }: MainActionsProps) {
  const words = useMessages(dashboardMessages)
  const { orderId: order, rentalStatus } = rental
  const [arrive] = allowed(rental, 'arrive', 'getKeys')
  const main = [
    ...allowed(rental, 'pay', 'acceptContract'),
    ...(arrive ? [arrive] : []),
    ...allowed(rental, 'extendCar', 'returnKeys'),
  ].slice(0, 2)
  const mayExtend = rental.allowedActions.includes('extendCar')
  const inTime = mayExtend ? words.extendNow : words.extendLater
  const extendText = rental.late ? words.extendLate : inTime
  return (
    <div className="grid gap-3">
      {main.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {main.map((action, index) => (
            <ActionButton
              key={action}
              action={action}
              order={order}
              open={open}
              variant={index === 0 && action !== 'returnKeys' ? 'primary' : 'secondary'}
              className="grow px-3!"
            >
              {words.actions[action]}
            </ActionButton>
          ))}
        </div>
      )}
      {rentalStatus === RentalStatus.pickedUp && <p className="text-14 text-ink-2">{extendText}</p>}
      <div className="-ml-4 flex flex-wrap gap-x-4">
        {allowed(rental, 'cancelContract').map((action) => (
          <ActionButton
            key={action}
            action={action}
            order={order}
            open={open}
            variant="ghost"
            size="sm"
          >
            {words.actions[cancelNameOf(rental.kind)]}
          </ActionButton>
        ))}
        {/* After the end nothing is an early return. */}
        {rental.allowedActions.includes('scheduleReturn') && !rental.late && (
          <LinkButton to={routes.refund} search={{ order }} variant="ghost" size="sm">
            {words.actions.earlyReturn}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function cancelNameOf(kind: SelectedRental['kind']) {
  if (kind === 'swap') return 'cancelSwap'
  return kind === 'extension' ? 'cancelExtension' : 'cancelContract'
}
