import { useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { passportMessages } from './messages.ts'
import { OwnPassport } from './own-passport.tsx'
import { PassportCheck } from './passport-check.tsx'

/** One's own rental passport, and the check of somebody else's (docs/product/community.md#rental-passport). */
export function PassportScreen() {
  const words = useMessages(passportMessages)
  const signedIn = useIsSignedIn()
  const [hasScanned] = useState(() => window.location.hash.length > 1)
  const own = (
    <Card key="own" className="grid gap-4">
      <h2>{words.yours}</h2>
      <p className="text-ink-2">{words.yoursLead}</p>
      {signedIn ? (
        <OwnPassport />
      ) : (
        <LinkButton to={routes.welcome} search={{ returnUrl: routes.passport }}>
          {words.signIn}
        </LinkButton>
      )}
    </Card>
  )
  const check = (
    <Card key="check" className="grid gap-4">
      <h2>{words.check}</h2>
      <p className="text-ink-2">{words.checkLead}</p>
      <PassportCheck />
    </Card>
  )
  return (
    <Page title={words.title}>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {/* Who has none here, or scanned a code, came to check somebody's. */}
        {signedIn && !hasScanned ? [own, check] : [check, own]}
      </div>
    </Page>
  )
}
