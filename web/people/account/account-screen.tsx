import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { UserInfo } from '#protocol/people/account/user-info.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { AccountAside } from './parts/account-aside.tsx'
import { ProfileForms } from './parts/profile-forms.tsx'
import { RegistrationForm } from './parts/registration-form.tsx'
import { SignInInstead } from './parts/sign-in-instead.tsx'
import { personalMessages } from './personal-messages.ts'
import { useProfile } from './use-profile.ts'

type AccountScreenProps = {
  returnUrl: string | undefined
  /** Who invites by the link that led here. */
  invitation: ReactNode
  /** What a person decides about their account, which every wing has a part in. */
  AccountSettings: ComponentType<{ user: UserInfo }>
}

/** The account of a person; visitors register here. */
export function AccountScreen({ returnUrl, invitation, AccountSettings }: AccountScreenProps) {
  const words = useMessages(personalMessages)
  const { signedIn, profile, error, refetch } = useProfile()
  const title = signedIn ? words.account : words.register
  return (
    <Page title={title} busy={signedIn && !profile && !error}>
      <PageHead title={title}>{signedIn ? words.accountLead : words.registerLead}</PageHead>
      <div className="cols">
        <div className="grid gap-5">
          {(!profile || !profile.userInfo.profileComplete) && invitation}
          {!signedIn ? (
            <RegisterCard />
          ) : profile ? (
            <>
              <ProfileForms user={profile.userInfo} drivers={profile.drivers} />
              <Suspense fallback={<Skeleton className="h-60" />}>
                <AccountSettings user={profile.userInfo} />
              </Suspense>
            </>
          ) : error ? (
            <ReadFailed error={error} onRetry={refetch} />
          ) : (
            <Skeleton className="h-80" />
          )}
        </div>
        <div className="lg:sticky lg:top-24">
          {profile && <AccountAside user={profile.userInfo} returnUrl={returnUrl} />}
        </div>
      </div>
    </Page>
  )
}

/** A visitor registers and goes on at once; the e-mail is confirmed before the payment (docs/product/accounts.md#registration). */
function RegisterCard() {
  const words = useMessages(personalMessages)
  return (
    <Card aria-label={words.person} className="grid gap-4">
      <h2>{words.person}</h2>
      <SignInInstead />
      <RegistrationForm
        draftName="registration"
        onSaved={() => statusToast(words.saved(words.person))}
      />
      <p className="text-14 text-ink-2">{words.later}</p>
    </Card>
  )
}
