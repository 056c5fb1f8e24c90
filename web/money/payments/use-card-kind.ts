import { useEffect, useEffectEvent } from 'react'
import type { CardEntry, Funding } from './gateway.ts'
import type { Method } from './parts/method.ts'
import { type Known, methodOf } from './use-pay.ts'

type Options = {
  /** The card that stands in the form, once it is whole. */
  entry: CardEntry | undefined
  /** Its kind, where its first digits say it already. */
  begun: Funding | undefined
  known: Known | undefined
  onCard: (entry: CardEntry) => void
}

type CardKind = {
  kind: Funding
  /** The way to pay that fits it, of those that take a card; undefined where there is none. */
  wayOf: (cards: readonly Method[]) => Method | undefined
}

/** The kind of the card that stands in the form, once it is known; it chooses the way to pay (docs/product/booking-and-payment.md#gateway). */
export function useCardKind({ entry, begun, known, onCard }: Options): CardKind | undefined {
  const key = entry?.key
  const look = useEffectEvent(() => entry && onCard(entry))
  useEffect(() => {
    if (key !== undefined) look()
  }, [key])
  const told = key !== undefined && known?.key === key ? known : undefined
  const kind = told?.funding ?? begun
  if (!kind) return undefined
  return {
    kind,
    // What the server said of this very card goes before what its kind usually costs.
    wayOf: (cards) => {
      const usual = cards.find(({ id }) => id === methodOf[kind])
      if (!told || usual?.total === told.total) return usual
      return cards.find(({ total }) => total === told.total) ?? usual
    },
  }
}
