import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { routes } from '#web/core/routing/routes.ts'

/** A public screen whose content is a person's own: visitors sign in and come back (docs/product/accounts.md#signing-in). */
export function SignInFirst() {
  const router = useRouter()
  const navigate = useNavigate()
  // The address changes while this screen is still there; a lost session may have changed it first.
  const [{ pathname, href }] = useState(() => router.state.location)
  useEffect(() => {
    if (pathname === routes.welcome) return
    void navigate({ to: routes.welcome, search: { returnUrl: href }, replace: true })
  }, [navigate, pathname, href])
  return null
}
