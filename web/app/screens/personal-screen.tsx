import { getRouteApi } from '@tanstack/react-router'
import { lazy } from 'react'
import { booking } from '#protocol/rentals/names.ts'
import { InvitationNote } from '#web/community/network/parts/invitation-note.tsx'
import { routes } from '#web/core/routing/routes.ts'
import { AccountScreen } from '#web/people/account/account-screen.tsx'
import { AnswersOfAccount } from '#web/people/account/use-save.ts'
import { DriverScreen } from '#web/rentals/bookings/driver-screen.tsx'

const route = getRouteApi(routes.personal)

/* Below what a booking needs, so its program comes later. */
const AccountSettings = lazy(async () => ({
  default: (await import('./account-settings.tsx')).AccountSettings,
}))

/** A booking asks for the papers of who drives. */
const answers = [booking.name]

/**
 * The account; with a booking in its query, the Driver step of that booking. Visitors register
 * here and go on (docs/product/app.md#routes).
 */
export function PersonalScreen() {
  const { returnUrl, referral, lang: _, car, start, end, ...choices } = route.useSearch()
  const invitation = <InvitationNote referral={referral} />
  return (
    <AnswersOfAccount value={answers}>
      {car && start && end ? (
        <DriverScreen trip={{ ...choices, car, start, end }} invitation={invitation} />
      ) : (
        <AccountScreen
          returnUrl={returnUrl}
          invitation={invitation}
          AccountSettings={AccountSettings}
        />
      )}
    </AnswersOfAccount>
  )
}
