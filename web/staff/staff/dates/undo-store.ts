import { useSyncExternalStore } from 'react'

/** What was just done to a booking, and how it was before; undone by the same decision with its own quote. */
export type Done = { order: string; name: string; until: number } & (
  | { was: 'dates'; start: string; end: string }
  | { was: 'car'; car: string }
)

/** Undoing is offered for so long. */
const undoMs = 10 * 60_000

let done: Done | undefined
const listeners = new Set<() => void>()

const set = (next: Done | undefined) => {
  done = next
  for (const listener of listeners) listener()
}

type New =
  | Omit<Extract<Done, { was: 'dates' }>, 'until'>
  | Omit<Extract<Done, { was: 'car' }>, 'until'>

/** Only the last one can be undone, from whichever screen of the desk. */
export const offerUndo = (one: New): void => set({ ...one, until: Date.now() + undoMs })
export const dropUndo = (): void => set(undefined)

export const useDone = (): Done | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => done,
  )
