import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CardEntry, Funding } from './gateway.ts'
import type { PayValues } from './pay-values.ts'
import { type Known, methodOf } from './use-pay.ts'

type Options = {
  /** The card that stands in the form, once it is whole. */
  entry: CardEntry | undefined
  known: Known | undefined
  onCard: (entry: CardEntry) => void
}

/** The kind of the card that stands in the form, once it is known; it chooses the way to pay (docs/product/booking-and-payment.md#gateway). */
export function useCardKind(
  form: UseFormReturn<PayValues>,
  { entry, known, onCard }: Options,
): Funding | undefined {
  const key = entry?.key
  const look = useEffectEvent(() => entry && onCard(entry))
  useEffect(() => {
    if (key !== undefined) look()
  }, [key])
  const kind = key !== undefined && known?.key === key ? known.funding : undefined
  useEffect(() => {
    if (kind) form.setValue('method', methodOf[kind])
  }, [form, kind])
  return kind
}
