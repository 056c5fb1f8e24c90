import { useRouterState } from '@tanstack/react-router'
import type { UserInfo } from '#protocol/people/account/user-info.ts'
import { useMessages } from '#web/core/i18n.ts'
import { safeReturnUrl } from '#web/core/session/return-url.ts'
import { routes } from '#web/core/routing/routes.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ConfirmEmail } from '../confirm-email.tsx'
import { confirmEmailMessages } from '../confirm-email-messages.ts'
import { personalMessages } from '../personal-messages.ts'

/** Who is signed in, and the way on once the profile is complete. */
export function AccountAside({ user, returnUrl }: { user: UserInfo; returnUrl?: string }) {
  const words = useMessages(personalMessages)
  const place = useRouterState({ select: ({ location }) => location.href })
  const confirmWords = useMessages(confirmEmailMessages)
  return (
    <>
      {!user.emailVerified && (
        <ConfirmEmail email={user.email} returnUrl={place} text={confirmWords.later} />
      )}
      <Card className="grid gap-3">
        <div>
          <p className="text-14 text-ink-2">{words.signedInAs}</p>
          <p className="font-bold wrap-anywhere">{user.email}</p>
        </div>
        {user.profileComplete && returnUrl && (
          <a href={safeReturnUrl(returnUrl)} className={buttonStyle({ full: true })}>
            {words.goOn}
          </a>
        )}
        {user.profileComplete && !returnUrl && (
          <>
            <LinkButton to={routes.results} variant="secondary" full>
              {words.findCar}
            </LinkButton>
            <LinkButton to={routes.passport} variant="secondary" full>
              {words.passport}
            </LinkButton>
            <LinkButton to={routes.trustCard} variant="secondary" full>
              {words.trustCard}
            </LinkButton>
          </>
        )}
      </Card>
    </>
  )
}
