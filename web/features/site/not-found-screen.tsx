import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { siteMessages } from './messages.ts'

/** SEED.md 2.3: «Page not found» with a Go Home button. */
export function NotFoundScreen() {
  const words = useMessages(siteMessages)
  return (
    <Page title={words.pageNotFound}>
      <EmptyState
        heading="h1"
        title={words.pageNotFound}
        actions={<LinkButton to={routes.home}>{words.goHome}</LinkButton>}
      />
    </Page>
  )
}
