import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { isProfileOpen, isReferrerCard } from '#web/core/routing/profile-address.ts'

const ProfileDialog = lazy(async () => {
  const load = () => import('#web/app/screens/profile-dialog.tsx')
  return { default: (await loadOrReload(load)).WholeProfile }
})

/** The profile dialog, over whatever screen the address names with it (docs/product/community.md#profile). */
export function ProfileMount() {
  const search = useSearch({ strict: false })
  if (!isProfileOpen(search)) return null
  return (
    <Suspense>
      <ProfileDialog userId={search.userId} isReferrer={isReferrerCard(search)} />
    </Suspense>
  )
}
