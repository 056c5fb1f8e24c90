import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { swapMessages } from './swap-messages.ts'
import { useAskSwap } from './use-ask-swap.ts'
import type { SwapRequest } from './use-swap-request.ts'

type AskByKindProps = {
  order: string
  swapRequest: SwapRequest
  /** The body type that the list is narrowed to. */
  subtype: string | undefined
  onRefused: () => void
}

/** Who does not mind which car gets the cheapest of a kind (docs/wire.md carChangeByType). */
export function AskByKind({ order, swapRequest, subtype, onRefused }: AskByKindProps) {
  const words = useMessages(swapMessages)
  const { askForKind, isSending, refused } = useAskSwap(order, swapRequest, onRefused)
  return (
    <Card aria-label={words.byKind} className="grid justify-items-start gap-3">
      <h2>{words.byKind}</h2>
      <p className="text-ink-2">{words.byKindText}</p>
      <div role="alert">{refused && <Banner tone="warn">{refused}</Banner>}</div>
      <Button
        variant="secondary"
        busy={isSending}
        disabledReason={subtype === undefined ? words.chooseKind : undefined}
        onClick={() => subtype && askForKind(subtype)}
      >
        {words.byKindAsk}
      </Button>
      {subtype === undefined && (
        <p aria-hidden="true" className="text-14 text-ink-2">
          {words.chooseKind}
        </p>
      )}
    </Card>
  )
}
