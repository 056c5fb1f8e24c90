import { comesWhenOpened } from './comes-when-opened.tsx'
import type { ConfirmDialogProps } from './confirm-frame.tsx'

/** One question, No left and Yes right unless named otherwise; the whole screen on phones (docs/product/app.md#dialogs). */
export const ConfirmDialog = comesWhenOpened<ConfirmDialogProps>(
  async () => (await import('./confirm-frame.tsx')).ConfirmFrame,
)
