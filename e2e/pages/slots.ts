import type { Page } from '@playwright/test'
import { formatDay } from '#domain/core/time/format-date.ts'
import { extendMessages } from '#web/rentals/extension/extend-messages.ts'
import { dateMessages } from '#web/ui/dates/date-messages.ts'
import { expect } from '../support/fixtures.ts'

/**
 * Chooses a day and one of its times, as a finger does: on the tiles. The times that stand there
 * may be those of another day until the day's own are there, so the time is not touched before.
 * @param words what the two groups are called
 * @param nthDay from 0
 */
export async function chooseTime(
  page: Page,
  words: { day: string; time: string },
  nthDay: number,
  time: RegExp,
): Promise<void> {
  const day = page.getByRole('group', { name: words.day }).locator('label').nth(nthDay)
  await day.click()
  await expect(day.getByRole('radio')).toBeChecked()
  const times = page.getByRole('group', { name: words.time })
  await expect(times).not.toHaveAttribute('aria-busy')
  const wanted = times.getByRole('radio', { name: time })
  await expect(wanted).toBeEnabled()
  await times
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: time }) })
    .click()
  await expect(wanted).toBeChecked()
}

/** Types another end of a rental than the slider and its presses have. */
export async function typeEnd(page: Page, day: string): Promise<void> {
  const words = extendMessages.en
  const sheet = page.getByRole('dialog', { name: words.end })
  await page.getByText(words.exact).click()
  await page.getByRole('button', { name: words.end }).click()
  const typed = sheet.getByLabel(dateMessages.en.typeDate)
  await typed.fill(formatDay(day))
  await typed.press('Enter')
  await sheet.getByRole('button', { name: dateMessages.en.done }).click()
  await expect(sheet).toHaveCount(0)
}
