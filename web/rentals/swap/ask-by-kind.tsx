import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useAskSwap } from './use-ask-swap.ts'
import type { SwapRequest } from './use-swap-request.ts'

/** Apart from the words of a change, which each look at another car loads. */
const byKindMessages = {
  en: {
    byKind: 'Any car of this kind is fine',
    byKindText: 'We pick the cheapest one available. You see the price before you pay.',
    byKindAsk: 'Ask for this kind',
    chooseKind: 'Choose a kind of car first.',
  },
  es: {
    byKind: 'Cualquier auto de un tipo me sirve',
    byKindText: 'Elegimos el más barato disponible. Ves el precio antes de pagar.',
    byKindAsk: 'Pedir este tipo',
    chooseKind: 'Primero elige un tipo de auto.',
  },
}

type AskByKindProps = {
  order: string
  swapRequest: SwapRequest
  /** The body type that the list is narrowed to. */
  subtype: string | undefined
  onRefused: () => void
}

/** Who does not mind which car gets the cheapest of a kind (docs/wire.md carChangeByType). */
export function AskByKind({ order, swapRequest, subtype, onRefused }: AskByKindProps) {
  const words = useMessages(byKindMessages)
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
