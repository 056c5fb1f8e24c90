import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'

/** Opens a row below the card of a rental, unless it is open, and answers what it shows. */
export async function openRow(page: Page, title: string) {
  const row = page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) })
  if ((await row.getAttribute('open')) === null) await row.locator('summary').click()
  await expect(row.locator('summary + div')).not.toBeEmpty()
  await expect(row.locator('.animate-shimmer')).toHaveCount(0)
  return row
}
