import { useState } from 'react'
import { keepDraft, readDraft } from '#web/core/forms/draft.ts'

/** What list and details share about a change, kept on the device by order. */
export type SwapRequest = {
  /** YYYY-MM-DDTHH:mm; empty is as soon as possible. */
  start: string
  comment: string
  /** The body type that is looked for; empty is all. */
  subtype: string
}

/** When the car is changed and what is said about it; the same on the list and on each car. */
export function useSwapRequest(order: string) {
  const name = `swap:${order}`
  const [swapRequest, setSwapRequest] = useState<SwapRequest>(() => ({
    start: '',
    comment: '',
    subtype: '',
    ...readDraft<SwapRequest>(name),
  }))
  const change = (patch: Partial<SwapRequest>) => {
    const next = { ...swapRequest, ...patch }
    setSwapRequest(next)
    keepDraft(name, next)
  }
  return { swapRequest, change }
}
