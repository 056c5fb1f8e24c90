import { Wallet } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { language, useMessages } from '#web/core/i18n.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import type { PayValues } from '#web/money/payments/pay-values.ts'
import { MethodCards } from '#web/money/payments/parts/method-cards.tsx'
import type { Method } from '#web/money/payments/parts/method.ts'
import { TransferForm } from '#web/money/payments/parts/transfer-form.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Fold } from '#web/ui/layout/fold.tsx'

type WaysProps = {
  rental: Rental
  /** Those without a card. */
  methods: readonly Method[]
  chosen: Method | undefined
  form: UseFormReturn<PayValues>
}

/** The ways to pay without a card, with their sums, and what the chosen one asks for. */
export function Ways({ rental, methods, chosen, form }: WaysProps) {
  const words = useMessages(paymentMessages)
  const { start } = rental.dates
  const hintOf = ({ kind }: Method) => {
    if (kind === 'transfer') return words.wayHint.transfer
    return rental.kind === 'start'
      ? words.wayHint.cash(`${formatNearDay(dayOf(start), language())}, ${timeOf(start)}`)
      : undefined
  }
  return (
    <div className="grid gap-4">
      <MethodCards
        methods={methods}
        value={chosen?.id}
        hintOf={hintOf}
        onChange={(id) => form.setValue('method', id)}
      />
      {chosen?.kind === 'transfer' && (
        <TransferForm form={form} instructions={chosen.instructions} order={rental.orderId} />
      )}
      {chosen?.kind === 'cash' && <Banner tone="plain">{chosen.instructions}</Banner>}
    </div>
  )
}

/** The same, folded below the card until they are wanted: by a press, or because a card was refused. */
export function OtherWays({ isWanted, ...ways }: WaysProps & { isWanted: boolean }) {
  const words = useMessages(paymentMessages)
  const [isOpen, setOpen] = useState(ways.chosen !== undefined)
  const [wasWanted, setWasWanted] = useState(false)
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted)
    if (isWanted) setOpen(true)
  }
  const names = ways.methods.map(({ name }) => name).join(', ')
  return (
    <Fold
      icon={Wallet}
      title={words.otherWays}
      note={ways.methods.every(({ fee = 0 }) => fee === 0) ? `${names}. ${words.noFee}` : names}
      open={isOpen}
      onToggle={(open) => {
        setOpen(open)
        // What is folded away is not what pays.
        if (!open) ways.form.setValue('method', '')
      }}
    >
      <Ways {...ways} />
    </Fold>
  )
}
