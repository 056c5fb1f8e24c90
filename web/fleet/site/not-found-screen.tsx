import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { siteMessages } from './messages.ts'

/** docs/product/app.md#routes: «Page not found» with a Go Home button. */
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
