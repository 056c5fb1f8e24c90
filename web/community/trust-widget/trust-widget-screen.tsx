import { Copy } from 'lucide-react'
import { userInfo } from '#protocol/people/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { errorToast, statusToast } from '#web/ui/overlays/toast-store.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { widgetMessages } from './messages.ts'
import { TrustWidget, widgetOrigin } from './trust-widget.tsx'

/** Code is read in no language (ISO 639-2). */
const noLanguage = 'zxx'

/** How a card for other sites looks and is put there (docs/product/community.md#trust-card). */
export function TrustWidgetScreen() {
  const words = useMessages(widgetMessages)
  const signedIn = useIsSignedIn()
  const { data, error, refetch } = useRead(userInfo, {}, { enabled: signedIn })
  const userId = signedIn ? data?.userInfo.id : undefined
  return (
    <Page title={words.title} busy={signedIn && !data && !error}>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card className="grid gap-4">
          <h2>{words.yours}</h2>
          <p className="text-ink-2">{words.yoursLead}</p>
          {userId ? (
            // As high as the card is once its program is there: what stands below keeps its place.
            <div style={{ minHeight: 170 }}>
              <TrustWidget userId={userId} />
            </div>
          ) : !signedIn ? (
            <LinkButton to={routes.welcome} search={{ returnUrl: routes.trustCard }}>
              {words.signIn}
            </LinkButton>
          ) : error ? (
            <ReadFailed error={error} onRetry={refetch} />
          ) : (
            <Skeleton className="h-40" />
          )}
        </Card>
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2>{words.paste}</h2>
          <p className="text-ink-2">{words.pasteLead}</p>
          <Code userId={userId ?? words.userId} />
          <h3 className="text-18">{words.options}</h3>
          <ul className="grid list-disc gap-2 pl-5">
            {[words.lang, words.theme, words.proof, words.privacy].map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li>
              {words.policy}{' '}
              <code lang={noLanguage} className="font-code break-all">
                {widgetOrigin()}
              </code>
            </li>
          </ul>
        </Card>
      </div>
    </Page>
  )
}

function Code({ userId }: { userId: string }) {
  const words = useMessages(widgetMessages)
  const code = [
    `<script type="module" src="${widgetOrigin()}/trust/widget.js"></script>`,
    `<trust-card user="${userId}"></trust-card>`,
  ].join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      statusToast(words.copied)
    } catch {
      errorToast(words.notCopied)
    }
  }
  return (
    <>
      <pre
        role="group"
        aria-label={words.code}
        className="rounded-control bg-sunken p-3.5 font-code text-14 break-all whitespace-pre-wrap"
      >
        <code lang={noLanguage}>{code}</code>
      </pre>
      <Button variant="secondary" className="justify-self-start" onClick={() => void copy()}>
        <Copy aria-hidden="true" size={20} />
        {words.copy}
      </Button>
    </>
  )
}
