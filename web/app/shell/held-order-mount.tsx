import { lazy, Suspense } from 'react'
import { userInfo } from '#protocol/people/names.ts'
import { loadOrReload } from '#web/core/routing/lazy-screen.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { useRead } from '#web/core/api/use-read.ts'

const HeldOrderQuestion = lazy(async () => {
  const load = () => import('./held-order-question.tsx')
  return { default: (await loadOrReload(load)).HeldOrderQuestion }
})

/** Asks about an order that waits for its owner's answer; nothing is loaded without one. */
export function HeldOrderMount() {
  const signedIn = useIsSignedIn()
  const { data } = useRead(userInfo, {}, { enabled: signedIn })
  const held = signedIn ? data?.heldOrders[0] : undefined
  if (!held) return null
  return (
    <Suspense>
      <HeldOrderQuestion key={held.orderId} held={held} />
    </Suspense>
  )
}
