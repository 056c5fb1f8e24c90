import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page, PageHead } from '#web/ui/page.tsx'
import { siteMessages } from './messages.ts'

export function AboutScreen() {
  const words = useMessages(siteMessages)
  return (
    <Page title={words.aboutTitle}>
      <PageHead title={words.aboutTitle} />
      <div className="grid max-w-[65ch] justify-items-start gap-4">
        {words.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <LinkButton to={routes.results}>{words.findCar}</LinkButton>
      </div>
    </Page>
  )
}
