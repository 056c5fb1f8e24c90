import { watched } from '#web/core/api/watched.ts'

export type Toast = { id: number; kind: 'status' | 'error'; text: string }

const shown = watched<readonly Toast[]>([])
let lastId = 0

function add(kind: Toast['kind'], text: string): number {
  // The same words twice would only cover the page.
  const others = shown.get().filter((toast) => toast.text !== text)
  lastId += 1
  shown.set([...others, { id: lastId, kind, text }].slice(-3))
  return lastId
}

/** Something went well: read out politely, gone after 6 seconds. */
export function statusToast(text: string): void {
  add('status', text)
}

/** Something failed: read out at once, stays until dismissed (docs/design.md#components). Answers what dismisses it. */
export function errorToast(text: string): number {
  return add('error', text)
}

export function dismissToast(id: number): void {
  shown.set(shown.get().filter((toast) => toast.id !== id))
}

export const toasts = { get: shown.get, subscribe: shown.subscribe }
