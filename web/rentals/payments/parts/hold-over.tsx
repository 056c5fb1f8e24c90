import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { paymentMessages } from '#web/money/payments/messages.ts'

/** The hold lapsed, or was given back: what that means, and the same booking again with the same choices. */
export function HoldOver({ rental }: { rental: Rental }) {
  const words = useMessages(paymentMessages)
  const { carId: car, areaId: area, dates, pm, options, insurancePlan } = rental
  if (rental.kind !== 'start') return <ChangeOver rental={rental} />
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={rental.holdReleasedAt ? words.holdReleased : words.holdOver}
        actions={
          <>
            <LinkButton
              to={routes.booking}
              search={{
                car,
                area,
                ...dates,
                pm,
                options: options.join(','),
                insurancePlan,
                appt: rental.appointment?.appointmentId,
              }}
            >
              {words.bookAgain}
            </LinkButton>
            <LinkButton to={routes.results} search={{ area, ...dates }} variant="secondary">
              {words.otherCars}
            </LinkButton>
          </>
        }
      >
        {rental.state === 'lapsed' ? rental.rentalDescription : words.holdOverText}{' '}
        {words.holdOverAgain}
      </EmptyState>
    </div>
  )
}

/** The hold of an extension or a swap: the rental goes on, and the change can be asked for again. */
function ChangeOver({ rental }: { rental: Rental }) {
  const words = useMessages(paymentMessages)
  const order = rental.previousOrderId
  const again =
    rental.kind === 'extension' ? (
      <LinkButton to={routes.extend} search={{ order }}>
        {words.askAgain}
      </LinkButton>
    ) : (
      <LinkButton to={routes.results} search={{ type: 'change', order }}>
        {words.askAgain}
      </LinkButton>
    )
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={rental.holdReleasedAt ? words.holdReleased : words.holdOver}
        actions={again}
      >
        {rental.state === 'lapsed' ? rental.rentalDescription : words.holdOverText}{' '}
        {words.holdOverChange}
      </EmptyState>
    </div>
  )
}
