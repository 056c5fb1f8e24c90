import { CircleX } from 'lucide-react'
import { useState } from 'react'
import { releaseHold } from '#protocol/rentals/names.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useAct } from '../use-act.ts'
import { holdMessages } from './hold-messages.ts'

type GiveBackHoldProps = {
  rental: Pick<Rental, 'orderId' | 'kind' | 'allowedActions'>
  /** Whatever came of it: the hold has to be read again. */
  onDone?: () => void
  className?: string
}

/** Gives a held car back before its time is over, after a question (docs/product/booking-and-payment.md#hold). */
export function GiveBackHold({ rental, onDone, className }: GiveBackHoldProps) {
  const words = useMessages(holdMessages)
  const [isAsking, setAsking] = useState(false)
  const { act, isPending } = useAct(releaseHold)
  if (!rental.allowedActions.includes('releaseHold')) return null
  const giveBack = () => {
    setAsking(false)
    act({ order: rental.orderId }, words.done, onDone)
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        busy={isPending}
        className={className}
        onClick={() => setAsking(true)}
      >
        <CircleX aria-hidden="true" size={20} className="flex-none" />
        {words.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title}
        text={rental.kind === 'start' ? words.text : words.textChange}
        okLabel={words.cancel}
        cancelLabel={words.keep}
        danger
        onOk={giveBack}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
