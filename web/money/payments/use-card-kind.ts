import { useEffect, useEffectEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { isWhole } from './card-text.ts'
import type { CardValues, Funding } from './gateway.ts'
import type { PayValues } from './pay-values.ts'
import { type Known, methodOf, typedAs } from './use-pay.ts'

type Options = {
  /** A card is what is paid with, and it is typed. */
  isTyping: boolean
  known: Known | undefined
  /** A card is typed in full. */
  onCard: (card: CardValues) => void
}

/** The kind of the card that stands in the form, once it is known; it chooses the way to pay (docs/product/booking-and-payment.md#gateway). */
export function useCardKind(
  form: UseFormReturn<PayValues>,
  { isTyping, known, onCard }: Options,
): Funding | undefined {
  const names = ['number', 'expiry', 'cvc'] as const
  const [number, expiry, cvc] = useWatch({ control: form.control, name: names })
  const look = useEffectEvent(onCard)
  useEffect(() => {
    const card = { number, expiry, cvc }
    if (isTyping && isWhole(card)) look(card)
  }, [isTyping, number, expiry, cvc])
  const isThis = isTyping && known?.typed === typedAs({ number, expiry, cvc })
  const kind = isThis ? known?.funding : undefined
  useEffect(() => {
    if (kind) form.setValue('method', methodOf[kind])
  }, [form, kind])
  return kind
}
