import { lazy, Suspense } from 'react'
import { faq } from '#protocol/fleet/names.ts'
import type { CompanyFacts } from '#protocol/core/company-facts.ts'
import { company } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { contentMessages } from './content/content-messages.ts'
import { FaqArticle } from './content/faq-article.tsx'
import { ContentScreen } from './content/content-screen.tsx'

/** For companies that have said so. */
const Reached = lazy(async () => ({ default: (await import('./reached.tsx')).Reached }))

const isReached = ({ phone, nightPhone, supportMail, address }: CompanyFacts) =>
  Boolean(phone ?? nightPhone ?? supportMail ?? address)

/** Ways to reach us, and answers; the menu calls it Contact (docs/product/app.md#routes). */
export function FaqScreen() {
  const words = useMessages(contentMessages)
  const answer = useRead(faq, {})
  return (
    <ContentScreen
      title={words.faqTitle}
      answer={answer}
      Article={FaqArticle}
      actions={
        <>
          {isReached(company()) && (
            <Suspense>
              <Reached />
            </Suspense>
          )}
          <LinkButton to={routes.contact} className="print:hidden">
            {words.write}
          </LinkButton>
        </>
      }
    />
  )
}
