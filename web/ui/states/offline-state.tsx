import { WifiOff } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '../button.tsx'
import { uiMessages } from '../messages.ts'

/** What was not seen before cannot be shown without signal: says so, and tries again when asked. */
export function OfflineState({ onRetry }: { onRetry: () => void }) {
  const words = useMessages(uiMessages)
  return (
    <div role="status" className="grid justify-items-center gap-2.5 px-5 py-7 text-center">
      <span className="grid size-18 place-items-center rounded-card bg-sunken text-ink-2">
        <WifiOff aria-hidden="true" size={32} />
      </span>
      <h2 className="font-text text-18 font-bold tracking-normal">{words.offlineTitle}</h2>
      <p className="max-w-[52ch] text-ink-2">{words.offlineText}</p>
      <div className="mt-1">
        <Button onClick={onRetry}>{words.tryAgain}</Button>
      </div>
    </div>
  )
}
