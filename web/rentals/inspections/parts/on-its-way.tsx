import { CloudUpload } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { connection } from '#web/core/api/connection.ts'
import { useMessages } from '#web/core/i18n.ts'
import type { Parcel } from '#web/people/offline/parcel.ts'
import { sendingStalled } from '#web/people/offline/queue.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Loader } from '#web/ui/states/loader.tsx'
import { takesFocus } from '#web/ui/overlays/use-kept-focus.ts'
import { keysMessages } from '../keys-messages.ts'

/** What was entered is safe on the device: it is being sent, waits for signal, or is tried again. */
export function OnItsWay({ parcel }: { parcel: Parcel }) {
  const words = useMessages(keysMessages)
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get)
  const isStalled = useSyncExternalStore(sendingStalled.subscribe, sendingStalled.get)
  const { steps, answers, isOnlyInMemory } = parcel
  const isWaiting = isOffline || isStalled
  const why = isStalled && !isOffline ? words.stalled : words.waitingText
  return (
    <Card className="grid justify-items-start gap-3">
      {isWaiting ? <CloudUpload aria-hidden="true" size={32} /> : <Loader />}
      <h2 {...takesFocus}>
        {!isWaiting ? words.sending : isOnlyInMemory ? words.onlyHereTitle : words.waitingTitle}
      </h2>
      {isWaiting && <p>{isOnlyInMemory ? words.onlyHereText : why}</p>}
      <p role="status">{words.sent(Object.keys(answers).length, steps.length)}</p>
    </Card>
  )
}
