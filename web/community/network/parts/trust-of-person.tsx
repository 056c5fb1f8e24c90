import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { networkMessages } from '../messages.ts'

const TrustCard = lazy(() =>
  import('#web/community/trust/trust-card.tsx').then((module) => ({ default: module.TrustCard })),
)

/** How much one can trust somebody of a list; opened, it says why. */
export function TrustOfPerson({ userId, value }: { userId: string; value: number | undefined }) {
  const words = useMessages(networkMessages)
  const [wasOpen, setOpened] = useState(false)
  if (value === undefined) return null
  return (
    <Disclosure asLink summary={words.trust(value)} onToggle={(open) => open && setOpened(true)}>
      {wasOpen && (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <div className="pb-3 text-16 text-ink">
            <TrustCard userId={userId} />
          </div>
        </Suspense>
      )}
    </Disclosure>
  )
}
