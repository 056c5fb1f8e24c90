import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { sayInPlace } from '#web/core/api/connection.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '../button.tsx'
import { uiMessages } from '../messages.ts'

/**
 * What was not seen before cannot be shown without signal: the one sentence of docs/product/app.md#errors
 * and one way on. While it stands there, neither the bar nor a toast says the same.
 */
export function OfflineState({ onRetry }: { onRetry: () => void }) {
  const words = useMessages(uiMessages)
  const { network } = useMessages(errorMessages)
  useEffect(sayInPlace, [])
  return (
    <div role="alert" className="grid justify-items-center gap-2.5 px-5 py-7 text-center">
      <span className="grid size-18 place-items-center rounded-card bg-sunken text-ink-2">
        <WifiOff aria-hidden="true" size={32} />
      </span>
      <p className="max-w-[52ch] font-bold">{network}</p>
      <div className="mt-1">
        <Button onClick={onRetry}>{words.tryAgain}</Button>
      </div>
    </div>
  )
}
