import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { userInfo } from '#protocol/people/account/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { BookingSteps } from '#web/ui/layout/booking-steps.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { InvitationNote } from '#web/community/network/parts/invitation-note.tsx'
import type { TripSearch } from '#web/rentals/bookings/trip-search.ts'
import { DriverStep } from './papers/driver-step.tsx'
import { AccountAside } from './parts/account-aside.tsx'
import { RegisterCard } from './parts/register-card.tsx'
import { ProfileForms } from './parts/profile-forms.tsx'
import { personalMessages } from './personal-messages.ts'

const route = getRouteApi(routes.personal)

/* Below what a booking needs, so its program comes later. */
const AccountSettings = lazy(async () => ({
  default: (await import('./settings/account-settings.tsx')).AccountSettings,
}))

/**
 * The account; with a booking in its query, the Driver step of that booking. Visitors register
 * here and go on (docs/product/app.md#routes).
 */
export function PersonalScreen() {
  const { returnUrl, referral, lang: _, car, start, end, ...choices } = route.useSearch()
  if (car && start && end) {
    return <DriverScreen trip={{ ...choices, car, start, end }} referral={referral} />
  }
  return <AccountScreen returnUrl={returnUrl} referral={referral} />
}

function useProfile() {
  const signedIn = useIsSignedIn()
  const { data, error, refetch } = useRead(userInfo, {}, { enabled: signedIn })
  return { signedIn, profile: signedIn ? data : undefined, error, refetch }
}

function AccountScreen({ returnUrl, referral }: { returnUrl?: string; referral?: string }) {
  const words = useMessages(personalMessages)
  const { signedIn, profile, error, refetch } = useProfile()
  const title = signedIn ? words.account : words.register
  return (
    <Page title={title} busy={signedIn && !profile && !error}>
      <PageHead title={title}>{signedIn ? words.accountLead : words.registerLead}</PageHead>
      <div className="cols">
        <div className="grid gap-5">
          {(!profile || !profile.userInfo.profileComplete) && (
            <InvitationNote referral={referral} />
          )}
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

type DriverScreenProps = {
  trip: TripSearch & { car: string; start: string; end: string }
  referral?: string
}

function DriverScreen({ trip, referral }: DriverScreenProps) {
  const words = useMessages(personalMessages)
  const { signedIn, profile, error, refetch } = useProfile()
  // Who registers here goes on in the same form, while the account is still being read.
  const [wasVisitor] = useState(!signedIn)
  return (
    <Page title={words.driver} hasBar busy={signedIn && !profile && !error}>
      <BackButton />
      <PageHead title={words.driver}>{words.driverLead}</PageHead>
      <BookingSteps current="driver" />
      {(!profile || !profile.userInfo.profileComplete) && <InvitationNote referral={referral} />}
      {profile || wasVisitor ? (
        <DriverStep
          key={trip.car}
          trip={trip}
          user={profile?.userInfo}
          drivers={profile?.drivers ?? []}
        />
      ) : error ? (
        <ReadFailed error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </Page>
  )
}
