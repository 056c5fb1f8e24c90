import { lazy, Suspense } from 'react'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { useUserInfo } from './use-user-info.ts'

const BlockNotice = lazy(async () => {
  const load = () => import('#web/staff/conduct/block-notice.tsx')
  return { default: (await loadOrReload(load)).BlockNotice }
})

/** Says on every screen that the account is blocked; nothing is loaded for anybody else. */
export function BlockMount() {
  const block = useUserInfo()?.block
  if (!block) return null
  return (
    <Suspense>
      <BlockNotice block={block} />
    </Suspense>
  )
}
