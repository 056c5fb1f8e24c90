import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { shellMessages } from './messages.ts'

/** The place of a screen that is not built yet: says what there is today. */
export function LaterScreen() {
  const words = useMessages(shellMessages)
  return (
    <Page title={words.laterTitle}>
      <EmptyState
        heading="h1"
        title={words.laterTitle}
        actions={<LinkButton to={routes.results}>{words.findCar}</LinkButton>}
      >
        {words.later}
      </EmptyState>
    </Page>
  )
}
