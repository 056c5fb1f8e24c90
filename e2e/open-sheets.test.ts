import type { Page } from '@playwright/test'
import { brokenRules } from './support/clean-screen.ts'
import { quiet } from './support/quiet.ts'
import { expect, test } from './support/fixtures.ts'

async function scan(page: Page) {
  await quiet(page)
  expect(await brokenRules(page)).toEqual([])
}

test.use({
  colorScheme: ({ isMobile }, use) => use(isMobile ? 'light' : 'dark'),
  contextOptions: { reducedMotion: 'reduce' },
})

// @2.3-results-filter @2.3-header-protected @2.3-dialogs-back
test('dates, menu and filters are accessible while open, Escape and Back close them', async ({
  page,
}) => {
  await page.goto('/')
  const start = page.getByRole('button', { name: /^Start/ })
  await start.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await scan(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(start).toBeFocused()

  await start.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)

  await page.getByRole('button', { name: /^(More|Menu)/ }).click()
  await expect(page.getByText('More ...', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Waiting lists' }).filter({ visible: true }).first(),
  ).toBeVisible()
  await scan(page)
  await page.keyboard.press('Escape')

  await page.goto('/results?area=1')
  await page.getByRole('button', { name: 'Change area or dates' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await scan(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'All types' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Show \d+ cars$/ })).toBeVisible()
  await scan(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// @2.3-home-area
test('a car is found by keyboard alone: dates typed, filters set, the car opened', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('Area')).not.toHaveValue('')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Area').focus()
  await page.keyboard.type('Mia')
  const search = page.getByRole('button', { name: 'Search' })
  for (
    let tabs = 0;
    tabs < 12 && !(await search.evaluate((element) => element === document.activeElement));
    tabs++
  ) {
    await page.keyboard.press('Tab')
  }
  await expect(search).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Change area or dates' })).toContainText('Miami')
  const first = page.locator('a[href*="/details?"]').first()
  for (
    let tabs = 0;
    tabs < 40 && !(await first.evaluate((element) => element === document.activeElement));
    tabs++
  ) {
    await page.keyboard.press('Tab')
  }
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/details\?/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
