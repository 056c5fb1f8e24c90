import { CreditCard } from 'lucide-react'
import type * as z from 'zod/mini'
import { forgetCard } from '#protocol/money/names.ts'
import type { SavedCard as Card } from '#protocol/money/payments/payment-gateways.ts'
import { useSend } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { statusToast } from '#web/ui/overlays/toast-store.ts'
import { paymentMessages } from '../messages.ts'

type SavedCardProps = {
  card: z.infer<typeof Card>
  onOther: () => void
  onForgotten: () => void
}

/** The card that the gateway keeps: nothing to type, another one or none at all with a press (docs/product/booking-and-payment.md#saved-card). */
export function SavedCard({ card, onOther, onForgotten }: SavedCardProps) {
  const words = useMessages(paymentMessages)
  const { mutate, isPending } = useSend(forgetCard)
  const forget = () =>
    mutate(
      {},
      {
        onSuccess: () => {
          statusToast(words.forgotten)
          onForgotten()
        },
      },
    )
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-4">
      <p className="flex items-center gap-3">
        <CreditCard aria-hidden="true" size={20} className="flex-none" />
        <span>
          <b className="block">{words.savedCard(card.last4)}</b>
          <span className="text-14 text-ink-2">{words.savedUntil(card.expiry)}</span>
          {card.hasConsent && (
            <span className="block text-14 text-ink-2">{words.mayBeCharged}</span>
          )}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onOther}>
          {words.otherCard}
        </Button>
        <Button variant="ghost" size="sm" busy={isPending} onClick={forget}>
          {words.forgetCard}
        </Button>
      </div>
    </div>
  )
}
