import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { dayOf } from '#domain/time/wall-time.ts'
import { userInfo } from '#protocol/account/user-info.ts'
import { errorStateText } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { BookingSteps } from '#web/ui/layout/booking-steps.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { InvitationNote } from '#web/features/network/parts/invitation-note.tsx'
import { AccountAside } from './parts/account-aside.tsx'
import { DriverStepAside } from './parts/driver-step-aside.tsx'
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
  const words = useMessages(personalMessages)
  const signedIn = useIsSignedIn()
  const { returnUrl, referral, lang: _, car, ...choices } = route.useSearch()
  const { data, error, refetch } = useRead(userInfo, {}, { enabled: signedIn })

  const trip = car && choices.start && choices.end ? { ...choices, car } : undefined
  const account = signedIn ? words.account : words.register
  const lead = signedIn ? words.accountLead : words.registerLead
  const title = trip ? words.driver : account
  const profile = signedIn ? data : undefined
  return (
    <Page title={title} hasBar={trip !== undefined} busy={signedIn && !profile && !error}>
      {trip && <BackButton />}
      <PageHead title={title}>{trip && signedIn ? words.driverLead : lead}</PageHead>
      {trip && <BookingSteps current="driver" />}
      <div className="cols">
        <div className="grid gap-5">
          {(!profile || !profile.userInfo.profileComplete) && (
            <InvitationNote referral={referral} />
          )}
          {!signedIn ? (
            <RegisterCard />
          ) : profile ? (
            <>
              <ProfileForms
                user={profile.userInfo}
                drivers={profile.drivers}
                tripEnd={trip?.end && dayOf(trip.end)}
              />
              {!trip && (
                <Suspense fallback={<Skeleton className="h-60" />}>
                  <AccountSettings user={profile.userInfo} />
                </Suspense>
              )}
            </>
          ) : error ? (
            <ErrorState text={errorStateText(error)} onRefresh={refetch} />
          ) : (
            <Skeleton className="h-80" />
          )}
        </div>
        <div className="lg:sticky lg:top-24">
          {trip && profile && <DriverStepAside trip={trip} />}
          {!trip && profile && <AccountAside user={profile.userInfo} returnUrl={returnUrl} />}
        </div>
      </div>
    </Page>
  )
}
