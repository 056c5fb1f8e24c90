import { faq } from '#protocol/fleet/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { contentMessages } from './content/content-messages.ts'
import { FaqArticle } from './content/faq-article.tsx'
import { ContentScreen } from './content/content-screen.tsx'

/** Answers, and ways to reach us; the menu calls it Contact (docs/product/app.md#routes). */
export function FaqScreen() {
  const words = useMessages(contentMessages)
  const answer = useRead(faq, {})
  return <ContentScreen title={words.faqTitle} answer={answer} Article={FaqArticle} />
}
