import type { Locator, Page } from '@playwright/test'

/** Opens the first row of a list of the staff that has this text; answers its panel. */
export async function openDeskRow(page: Page, text: string | RegExp): Promise<Locator> {
  await page.getByRole('row').filter({ hasText: text }).first().click()
  return page.getByRole('dialog')
}
