import { rules } from '#protocol/site/rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/use-read.ts'
import { Card } from '#web/ui/card.tsx'
import { Page, PageHead } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { siteMessages } from './messages.ts'

/** The server's rules of renting, with the privacy notice beside them (PRODUCT.md 12). */
export function TermsScreen() {
  const words = useMessages(siteMessages)
  const { data, isPending } = useRead(rules, {})
  const list = data?.status === 1 ? data.list : []
  return (
    <Page title={words.termsTitle} busy={isPending}>
      <PageHead title={words.termsTitle}>{words.termsLead}</PageHead>
      <div className="cols">
        <Card>
          <ol className="grid list-decimal gap-4 pl-5">
            {list.map((rule) => (
              <li key={rule.title}>
                <h2 className="font-text text-18 tracking-normal">{rule.title}</h2>
                <p className="text-ink-2">{rule.text}</p>
              </li>
            ))}
          </ol>
          {isPending && <Skeleton className="h-40" />}
        </Card>
        <Card id="privacy" aria-labelledby="privacy-title">
          <h2 id="privacy-title" className="mb-3">
            {words.privacyTitle}
          </h2>
          <div className="grid gap-3">
            {words.privacy.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Card>
      </div>
    </Page>
  )
}
