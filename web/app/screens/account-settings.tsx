import { lazy, Suspense, useState } from 'react'
import { deviceOf } from '#domain/core/text/device.ts'
import type { UserInfo } from '#protocol/people/account/user-info.ts'
import { ExportCard } from '#web/staff/leaving/export-card.tsx'
import { LeaveCard } from '#web/staff/leaving/leave-card.tsx'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { CreditCard } from '#web/jobs/relocation/credit-card.tsx'
import { deviceNames } from '#web/people/account/settings/device-text.ts'
import { EmailCard } from '#web/people/account/settings/email-card.tsx'
import { NoticesCard } from '#web/rentals/dashboard/notices-card.tsx'
import { PasskeysCard } from '#web/people/account/settings/passkeys-card.tsx'
import { PrivacySection } from '#web/community/network/parts/privacy-section.tsx'
import { SessionsCard } from '#web/people/account/settings/sessions-card.tsx'
import { sessionsMessages } from '#web/people/account/settings/sessions-messages.ts'

/* Few look at them: they come with a press. */
const AccountReach = lazy(async () => ({
  default: (await import('./account-reach.tsx')).AccountReach,
}))

/** What a person decides about their account, one section after the other. */
export function AccountSettings({ user }: { user: UserInfo }) {
  const words = useMessages(sessionsMessages)
  const [reaches, setReaches] = useState(false)
  const { browser, system } = deviceNames(deviceOf(navigator.userAgent))
  return (
    <>
      <CreditCard />
      {user.emailVerified && (
        <>
          <EmailCard email={user.email} />
          <PasskeysCard
            isLocked={user.staffNeedsPasskey === true}
            usualName={words.device(browser, system) ?? ''}
          />
        </>
      )}
      <SessionsCard />
      <PrivacySection />
      <NoticesCard />
      <Button variant="secondary" aria-expanded={reaches} onClick={() => setReaches(!reaches)}>
        {words.reach}
      </Button>
      {reaches && (
        <Suspense fallback={null}>
          <AccountReach />
        </Suspense>
      )}
      <ExportCard />
      <LeaveCard />
    </>
  )
}
