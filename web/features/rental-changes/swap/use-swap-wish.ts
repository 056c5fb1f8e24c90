import { useState } from 'react'
import type { Rental } from '#protocol/rentals/rental.ts'
import { keepDraft, readDraft } from '#web/core/draft.ts'

export type SwapReason = NonNullable<Rental['swapReason']>
export const swapReasonIds = ['wish', 'maintenance', 'breakdown'] as const

/** What list and details share about a change, kept on the device by order. */
export type SwapWish = {
  reason: SwapReason
  /** YYYY-MM-DDTHH:mm; empty is as soon as possible. */
  start: string
  comment: string
}

/** Why and when the car is changed; the same on the list and on each car. */
export function useSwapWish(order: string) {
  const name = `swap:${order}`
  const [wish, setWish] = useState<SwapWish>(() => ({
    reason: 'wish',
    start: '',
    comment: '',
    ...readDraft<SwapWish>(name),
  }))
  const change = (patch: Partial<SwapWish>) => {
    const next = { ...wish, ...patch }
    setWish(next)
    keepDraft(name, next)
  }
  return { wish, change }
}
