import { CloudUpload } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { connection } from '#web/core/connection.ts'
import { useMessages } from '#web/core/i18n.ts'
import type { Parcel } from '#web/core/offline/parcel.ts'
import { Card } from '#web/ui/card.tsx'
import { Loader } from '#web/ui/loader.tsx'
import { keysMessages } from '../keys-messages.ts'

/** What was entered is safe on the device: it is being sent, or waits for signal. */
export function OnItsWay({ parcel }: { parcel: Parcel }) {
  const words = useMessages(keysMessages)
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get)
  const { steps, answers } = parcel
  return (
    <Card className="grid justify-items-start gap-3">
      {isOffline ? <CloudUpload aria-hidden="true" size={32} /> : <Loader />}
      <h2>{isOffline ? words.waitingTitle : words.sending}</h2>
      {isOffline && <p>{words.waitingText}</p>}
      <p role="status">{words.sent(Object.keys(answers).length, steps.length)}</p>
    </Card>
  )
}
