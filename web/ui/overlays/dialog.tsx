import { comesWhenOpened } from './comes-when-opened.tsx'
import type { DialogProps } from './dialog-frame.tsx'

/** A bottom sheet on phones, a dialog on wide screens; Escape, the scrim and the browser's Back close it. */
export const Dialog = comesWhenOpened<DialogProps>(
  async () => (await import('./dialog-frame.tsx')).DialogFrame,
)
