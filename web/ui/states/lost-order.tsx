import { errorMessages } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { EmptyState } from './empty-state.tsx'
import { LinkButton } from '../link-button.tsx'
import { uiMessages } from '../messages.ts'

/** No such order, or somebody else's, which is the same (docs/product/accounts.md#roles); the way on is the own rentals. */
export function LostOrder() {
  const words = useMessages(uiMessages)
  const { lostOrder } = useMessages(errorMessages)
  return (
    <div role="alert">
      <EmptyState
        title={lostOrder}
        actions={
          <LinkButton to={routes.dashboard} search={{}}>
            {words.ownRentals}
          </LinkButton>
        }
      />
    </div>
  )
}
