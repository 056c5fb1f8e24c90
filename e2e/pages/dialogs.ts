import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'

/**
 * Until every dialog is closed and its step of the history is gone, which a browser takes away a
 * moment later: a reload before that moment is broken off by it.
 */
export async function dialogsAreGone(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
  await page.waitForFunction(() => {
    const { dialogs = [] } = (history.state ?? {}) as { dialogs?: string[] }
    return dialogs.length === 0
  })
}
