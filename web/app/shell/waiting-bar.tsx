import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { connection } from '#web/core/api/connection.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import type { Parcel } from '#web/people/offline/parcel.ts'
import {
  lastSent,
  parcels,
  sendingStalled,
  sendWaiting,
  startQueue,
} from '#web/people/offline/queue.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { waitingMessages } from './waiting-messages.ts'

/** It asks in a dialog, whose library is nobody's who was refused nothing. Without its file there is no bar; what was refused stays. */
const RefusedBar = lazy<ComponentType<{ parcel: Parcel }>>(() =>
  import('./refused-bar.tsx').then(
    (module) => ({ default: module.RefusedBar }),
    () => ({ default: () => null }),
  ),
)

/** What was entered without signal: that it waits, that it is being sent, or that it was refused and what can be done (docs/product/inspections-and-maintenance.md#inspection). */
export function WaitingBar() {
  const words = useMessages(waitingMessages)
  const lang = useLanguage()
  const all = useSyncExternalStore(parcels.subscribe, parcels.get) ?? []
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get)
  const isStalled = useSyncExternalStore(sendingStalled.subscribe, sendingStalled.get)
  useEffect(() => {
    startQueue()
    // What arrived changed what the screens show.
    return lastSent.subscribe(() => void queryClient.invalidateQueries())
  }, [])
  const refused = all.find((parcel) => parcel.refusal)
  const [first, ...others] = all.filter((parcel) => !parcel.refusal)
  const state = () => {
    if (!first) return ''
    const title = first.title[lang]
    if (isOffline) return words.waiting(title)
    if (isStalled) return words.stalled(title)
    return words.sending(title, Object.keys(first.answers).length, first.steps.length)
  }
  const rest = others.length > 0 && words.more(others.length)
  const warning = all.some(({ isOnlyInMemory }) => isOnlyInMemory) && words.onlyHere
  const canTry = isStalled && !isOffline
  return (
    <>
      <Suspense>{refused && <RefusedBar key={refused.id} parcel={refused} />}</Suspense>
      <div role="status">
        {first && (
          <NoticeBar
            actions={
              canTry && (
                <Button size="sm" variant="secondary" onClick={() => void sendWaiting()}>
                  {words.tryNow}
                </Button>
              )
            }
          >
            {[state(), rest].filter(Boolean).join(' ')}
            {warning && <b className="block">{warning}</b>}
          </NoticeBar>
        )}
      </div>
    </>
  )
}
