import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { personalMessages } from '#web/people/account/personal-messages.ts'
import { useProfile } from '#web/people/account/use-profile.ts'
import { BackButton } from '#web/ui/back-button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { DriverStep } from './driver-step.tsx'
import type { TripSearch } from './trip-search.ts'

type DriverScreenProps = {
  trip: TripSearch & { car: string; start: string; end: string }
  /** Who invites by the link that led here. */
  invitation: ReactNode
}

/** The Driver step of a booking, of a person or of a visitor who registers in it. */
export function DriverScreen({ trip, invitation }: DriverScreenProps) {
  const words = useMessages(personalMessages)
  const router = useRouter()
  const toTrip = router.buildLocation({ to: routes.booking, search: trip }).href
  const { signedIn, profile, error, refetch } = useProfile()
  // Who registers here goes on in the same form, while the account is still being read.
  const [wasVisitor] = useState(!signedIn)
  return (
    <Page title={words.driver} hasBar busy={signedIn && !profile && !error}>
      <BackButton fallback={toTrip}>{words.toTrip}</BackButton>
      <PageHead title={words.driver}>{words.driverLead}</PageHead>
      {(!profile || !profile.userInfo.profileComplete) && invitation}
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
