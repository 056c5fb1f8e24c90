import { watched } from './watched.ts'

/** `dataFrom`: what is on the screen may be as old as this; unknown while nothing was answered. */
export type Connection = { isOffline: boolean; dataFrom: Date | undefined }

const online: Connection = { isOffline: false, dataFrom: undefined }
const state = watched(online)
let lastAnswer: Date | undefined
let told = false

/** Whether the server can be reached; made for `useSyncExternalStore`. */
export const connection = { get: state.get, subscribe: state.subscribe }

/** The server has answered. */
export function connectionWorks(now = new Date()): void {
  lastAnswer = now
  told = false
  if (state.get().isOffline) state.set(online)
}

/**
 * The server cannot be reached. `dataFrom` is the age of the kept answer that is shown instead;
 * without it, everything on the screen is from the last answer.
 */
export function connectionLost(dataFrom: Date | undefined = lastAnswer): void {
  const { isOffline, dataFrom: known } = state.get()
  const oldest = known && dataFrom && known < dataFrom ? known : (dataFrom ?? known)
  if (isOffline && oldest === known) return
  state.set({ isOffline: true, dataFrom: oldest })
}

/** True once for each loss of the connection: it is told once, not for every request. */
export function tellOffline(): boolean {
  if (told) return false
  told = true
  return true
}

const said = watched(0)

/** Whether the screen itself says, in the place of what it lacks, that there is no connection. */
export const saidInPlace = { get: () => said.get() > 0, subscribe: said.subscribe }

/** It says so from now on, until what is answered is called: nothing else says it meanwhile. */
export function sayInPlace(): () => void {
  said.set(said.get() + 1)
  return () => said.set(said.get() - 1)
}
