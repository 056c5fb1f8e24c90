import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { maintenanceMessages } from '../messages.ts'

type HowItWorksProps = { items: readonly MaintenanceItem[]; rental: Rental | undefined }

/** How it works while something is open, and the change of car that is free meanwhile. */
export function HowItWorks({ items, rental }: HowItWorksProps) {
  const words = useMessages(maintenanceMessages)
  if (items.every(({ state }) => state === 'ok')) return null
  return (
    <Card className="grid gap-3">
      <h2>{words.how}</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {rental?.allowedActions.includes('carChange') && (
        <>
          <p className="text-ink-2">{words.swap}</p>
          <LinkButton
            to={routes.results}
            search={{ type: 'change', order: rental.orderId }}
            variant="secondary"
          >
            {words.swapLink}
          </LinkButton>
        </>
      )}
    </Card>
  )
}
