// @phone
import { expect, test } from './support/fixtures.ts'

test('titles are in the language of the screen', async ({ page }) => {
  await page.goto('/terms?lang=es')
  await expect(page).toHaveTitle(/^Términos de uso · Tramo$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
})

// @4.4-rewritten
test('a path with /#/ becomes a normal one, on arrival and within the program', async ({
  page,
}) => {
  await page.goto('/#/results?area=5')
  await expect(page).toHaveURL(/\/results\?.*area=5/)
  await page.goto('/')
  await page.evaluate(() => {
    window.location.hash = '/about'
  })
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
})

// @2.1-404 @2.1-unknown-paths @2.3-not-found @8-page-not
test('an address that is none is /404, however it is written', async ({ page }) => {
  for (const path of ['/results.html', '/%E0%A4%A', '/foo%zz']) {
    await page.goto(path)
    await expect(page).toHaveURL('/404')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
})

// @2.1-path-style
test('a new screen begins at its top with the focus on its heading, and Back returns to the old place', async ({
  page,
}) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: /Los Angeles/ }).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  await link.click()
  await expect(page).toHaveURL(/\/results/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})
