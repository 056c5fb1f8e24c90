import { lazy } from 'react'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { DashboardScreen } from '#web/rentals/rentals/dashboard-screen.tsx'
import type { LaterParts } from '#web/rentals/rentals/later-parts.ts'

/* Each comes when it is opened first, so that the screen itself stays small. */
const loadHelp = () => import('#web/help/help/help-sheet.tsx')
const later: LaterParts = {
  // It comes by itself, for few of those who open a row are asked.
  Rating: lazy(async () => ({
    default: (await loadOrReload(() => import('#web/community/reviews/rental-rating.tsx')))
      .RentalRating,
  })),
  HelpSheet: lazy(async () => ({ default: (await loadOrReload(loadHelp)).HelpSheet })),
  MessagesDialog: lazy(async () => ({
    default: (await loadOrReload(() => import('#web/help/help/messages-dialog.tsx')))
      .MessagesDialog,
  })),
  keepHelpReady: async (props) => (await loadHelp()).keepReady(props),
}

/** A person's rentals, with help and what they say of them. */
export function WholeDashboard() {
  return <DashboardScreen {...later} />
}
