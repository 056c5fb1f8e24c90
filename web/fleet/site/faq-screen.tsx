import { faq } from '#protocol/fleet/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { contentMessages } from './content/content-messages.ts'
import { ContentScreen } from './content/content-screen.tsx'

/** Ways to reach us, and answers; the menu calls it Contact (docs/product/app.md#routes). */
export function FaqScreen() {
  const words = useMessages(contentMessages)
  const answer = useRead(faq, {})
  return (
    <ContentScreen
      title={words.faqTitle}
      answer={answer}
      actions={
        <LinkButton to={routes.contact} className="print:hidden">
          {words.write}
        </LinkButton>
      }
    />
  )
}
