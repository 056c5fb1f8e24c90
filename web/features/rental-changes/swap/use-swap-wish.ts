import { useState } from 'react'
import { keepDraft, readDraft } from '#web/core/forms/draft.ts'

/** What list and details share about a change, kept on the device by order. */
export type SwapWish = {
  /** YYYY-MM-DDTHH:mm; empty is as soon as possible. */
  start: string
  comment: string
  /** The body type that is looked for; empty is all. */
  subtype: string
}

/** When the car is changed and what is said about it; the same on the list and on each car. */
export function useSwapWish(order: string) {
  const name = `swap:${order}`
  const [wish, setWish] = useState<SwapWish>(() => ({
    start: '',
    comment: '',
    subtype: '',
    ...readDraft<SwapWish>(name),
  }))
  const change = (patch: Partial<SwapWish>) => {
    const next = { ...wish, ...patch }
    setWish(next)
    keepDraft(name, next)
  }
  return { wish, change }
}
