import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { dueText } from '../due-text.ts'
import { maintenanceMessages } from '../messages.ts'

/** Nothing to do, and what comes next. */
export function NothingDue({ items }: { items: readonly MaintenanceItem[] }) {
  const words = useMessages(maintenanceMessages)
  const [next] = items
  return (
    <Card>
      <EmptyState
        title={words.nothingDue}
        actions={
          <LinkButton to={routes.dashboard} variant="secondary">
            {words.toDashboard}
          </LinkButton>
        }
      >
        {next ? words.nextIs(next.title, dueText(next, words)) : words.noPlan}
      </EmptyState>
    </Card>
  )
}
