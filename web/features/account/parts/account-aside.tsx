import type { UserInfo } from '#protocol/account/user-info.ts'
import { useMessages } from '#web/core/i18n.ts'
import { safeReturnUrl } from '#web/core/return-url.ts'
import { routes } from '#web/core/routes.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { personalMessages } from '../personal-messages.ts'

/** Who is signed in, and the way on once the profile is complete. */
export function AccountAside({ user, returnUrl }: { user: UserInfo; returnUrl?: string }) {
  const words = useMessages(personalMessages)
  return (
    <Card className="grid gap-3">
      <div>
        <p className="text-14 text-ink-2">{words.signedInAs}</p>
        <p className="font-bold break-words">{user.email}</p>
      </div>
      {user.profileComplete && returnUrl && (
        <a href={safeReturnUrl(returnUrl)} className={buttonStyle({ full: true })}>
          {words.goOn}
        </a>
      )}
      {user.profileComplete && !returnUrl && (
        <LinkButton to={routes.results} variant="secondary" full>
          {words.findCar}
        </LinkButton>
      )}
    </Card>
  )
}
