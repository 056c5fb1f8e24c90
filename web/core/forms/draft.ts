/*
 * What was typed and not sent yet, kept on this device (docs/product/app.md#errors: every error keeps the
 * person's work). A dead session leaves drafts alone, signing out forgets them.
 */
import { whenSignedOut } from '../session/session.ts'

const prefix = 'draft:'

/** Files cannot be written down: they wait in memory for this visit. */
const files = new Map<string, readonly File[]>()

/** The kept draft, or undefined when there is none or storage is closed to us. */
export function readDraft<Value>(name: string): Partial<Value> | undefined {
  try {
    const text = localStorage.getItem(prefix + name)
    const value: unknown = text === null ? undefined : JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; answers whether it is safe on the device. */
export function keepDraft(name: string, value: Record<string, unknown>): boolean {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** The names of all drafts on this device. */
export function keptDraftNames(): string[] {
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    return ours.map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}

export function forgetDraft(name: string): void {
  files.delete(name)
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // Closed storage holds no draft either.
  }
}

whenSignedOut((ending) => {
  if (ending === 'signedOut') files.clear()
})

export function keptFiles(name: string): readonly File[] {
  return files.get(name) ?? []
}

export function keepFiles(name: string, chosen: readonly File[]): void {
  files.set(name, chosen)
}
