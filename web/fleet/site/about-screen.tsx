import { about } from '#protocol/fleet/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { contentMessages } from './content/content-messages.ts'
import { ContentScreen } from './content/content-screen.tsx'

/** Who we are, in the server's words (docs/product/app.md#routes). */
export function AboutScreen() {
  const words = useMessages(contentMessages)
  const answer = useRead(about, {})
  return (
    <ContentScreen
      title={words.aboutTitle}
      answer={answer}
      actions={
        <LinkButton to={routes.results} className="print:hidden">
          {words.findCar}
        </LinkButton>
      }
    />
  )
}
