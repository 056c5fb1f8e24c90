import { useMessages } from '#web/core/i18n.ts'
import type { Refusal } from '#web/people/offline/parcel.ts'
import { Banner } from '#web/ui/banner.tsx'
import { takesFocus } from '#web/ui/overlays/use-kept-focus.ts'
import { keysMessages } from '../keys-messages.ts'

/** What was entered came back: why, and that nothing of it is lost. */
export function RefusedNote({ refusal }: { refusal: Refusal }) {
  const words = useMessages(keysMessages)
  return (
    <div {...takesFocus} className="rounded-control">
      <Banner tone="danger" role="alert">
        <p className="font-bold">{words.refusedTitle}</p>
        <p>{refusal.text}</p>
      </Banner>
    </div>
  )
}
