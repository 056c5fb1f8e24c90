import { getRouteApi } from '@tanstack/react-router'
import { dayOf } from '#domain/time/wall-time.ts'
import { userInfo } from '#protocol/account/user-info.ts'
import { errorStateText } from '#web/core/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routes.ts'
import { useIsSignedIn } from '#web/core/session.ts'
import { useRead } from '#web/core/use-read.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { BookingSteps } from '#web/ui/booking-steps.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page, PageHead } from '#web/ui/page.tsx'
import { SignInFirst } from '#web/ui/sign-in-first.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountAside } from './parts/account-aside.tsx'
import { DriverStepAside } from './parts/driver-step-aside.tsx'
import { ProfileForms } from './parts/profile-forms.tsx'
import { personalMessages } from './personal-messages.ts'

const route = getRouteApi(routes.personal)

/** The account; with a booking in its query, the Driver step of that booking. */
export function PersonalScreen() {
  const words = useMessages(personalMessages)
  const signedIn = useIsSignedIn()
  const { returnUrl, lang: _, car, ...choices } = route.useSearch()
  const { data, error, refetch } = useRead(userInfo, {}, { enabled: signedIn })
  if (!signedIn) return <SignInFirst />

  const trip = car && choices.start && choices.end ? { ...choices, car } : undefined
  const title = trip ? words.driver : words.account
  const profile = data?.status === 1 ? data : undefined
  return (
    <Page title={title} hasBar={trip !== undefined} busy={!profile && !error}>
      {trip && <BackButton />}
      <PageHead title={title}>{trip ? words.driverLead : words.accountLead}</PageHead>
      {trip && <BookingSteps current="driver" />}
      <div className="cols">
        <div className="grid gap-5">
          {profile ? (
            <ProfileForms
              user={profile.userInfo}
              drivers={profile.drivers}
              tripEnd={trip?.end && dayOf(trip.end)}
            />
          ) : error ? (
            <ErrorState text={errorStateText(error)} onRefresh={() => void refetch()} />
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
