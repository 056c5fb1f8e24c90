import { routes } from '#web/core/routing/routes.ts'
import type { welcomeMessages } from './welcome-messages.ts'

type Place = keyof (typeof welcomeMessages)['en']['places']

/** Which of our screens a path leads to, to say it in words; undefined for home and for no path. */
export function returnPlace(returnUrl: string | undefined): Place | undefined {
  const path = returnUrl?.split(/[?#]/)[0]
  if (!path?.startsWith('/') || path === routes.home) return undefined
  if (path === routes.booking) return 'booking'
  if (path === routes.payment) return 'payment'
  if (path === routes.confirmation) return 'confirmation'
  return path === routes.personal ? 'personal' : 'other'
}
