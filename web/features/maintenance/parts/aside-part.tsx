import type { MaintenanceItem } from '#protocol/maintenance/maintenance-item.ts'
import type { Rental } from '#protocol/rentals/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatRate } from '#web/core/money.ts'
import { routes } from '#web/core/routes.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { maintenanceMessages } from '../messages.ts'

/** SEED.md 9: engine damage fee, in dollars. */
const feeDollars = 600

type AsidePartProps = { items: readonly MaintenanceItem[]; rental: Rental | undefined }

/** How it works; while something is open also the fee that waiting can cost, and the free change of car. */
export function AsidePart({ items, rental }: AsidePartProps) {
  const words = useMessages(maintenanceMessages)
  const isOverdue = items.some(({ state }) => state === 'overdue')
  const isOpen = items.some(({ state }) => state !== 'ok')
  return (
    <>
      {isOverdue && (
        <Banner tone="danger">
          <p className="font-bold">{words.feeTitle}</p>
          <p>{words.fee(formatRate(feeDollars))}</p>
        </Banner>
      )}
      {isOpen && (
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
      )}
    </>
  )
}
