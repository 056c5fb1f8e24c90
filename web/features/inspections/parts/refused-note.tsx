import { useMessages } from '#web/core/i18n.ts'
import type { Refusal } from '#web/core/offline/parcel.ts'
import { Banner } from '#web/ui/banner.tsx'
import { useLostFocus } from '#web/ui/overlays/use-lost-focus.ts'
import { keysMessages } from '../keys-messages.ts'

/** What was entered came back: why, and that nothing of it is lost. */
export function RefusedNote({ refusal }: { refusal: Refusal }) {
  const words = useMessages(keysMessages)
  const note = useLostFocus<HTMLDivElement>(true)
  return (
    <div ref={note} tabIndex={-1} className="rounded-control">
      <Banner tone="danger" role="alert">
        <p className="font-bold">{words.refusedTitle}</p>
        <p>{refusal.text}</p>
      </Banner>
    </div>
  )
}
