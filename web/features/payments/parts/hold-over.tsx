import type { Rental } from '#protocol/rentals/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { paymentMessages } from '../messages.ts'

/** The hold lapsed: what that means, and the same booking again with the same choices. */
export function HoldOver({ rental }: { rental: Rental }) {
  const words = useMessages(paymentMessages)
  const { carId: car, areaId: area, dates, pm, options, insurancePlan } = rental
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={words.holdOver}
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
        {words.holdOverText}
      </EmptyState>
    </div>
  )
}
