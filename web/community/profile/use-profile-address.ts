import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { profileHref } from '#web/core/routing/profile-address.ts'

/**
 * The dialog's place in the history. A link inside of the site has made a step of its own for it;
 * an address that was opened with the profile in it gets that step here, so that Back closes the
 * dialog there too instead of leaving the site (docs/product/community.md#profile).
 */
export function useProfileAddress(userId: string | undefined, isReferrer: boolean) {
  const router = useRouter()
  const isStep = useRouterState({ select: (state) => state.location.state.profile === true })

  useEffect(() => {
    const { history } = router
    if (history.location.state.profile) return
    const { href } = history.location
    history.replace(profileHref(href, false))
    // Else the two would become one.
    history.flush()
    const address = profileHref(href, true, userId, { asReferrer: isReferrer })
    history.push(address, { profile: true })
  }, [router, userId, isReferrer])

  return {
    close: () => {
      const { history } = router
      if (isStep) history.back()
      else history.replace(profileHref(history.location.href, false))
    },
    /** Another person in the same dialog: Back still closes it. */
    show: (otherId: string, { asReferrer = false } = {}) => {
      const { history } = router
      const { href, state } = history.location
      history.replace(profileHref(href, true, otherId, { asReferrer }), { ...state, profile: true })
    },
  }
}
