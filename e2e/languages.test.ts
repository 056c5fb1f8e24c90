// @desk @thorough
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { settle, visitorScreens } from './support/screens.ts'
import { textsOf } from './support/texts.ts'
import { untranslated } from './support/untranslated.ts'

/** Opens whatever says that it opens a sheet or a menu, each on a fresh screen. */
async function readSheets(page: Page, path: string): Promise<string[]> {
  const openers = page.locator('button[aria-haspopup]').filter({ visible: true })
  const texts: string[] = []
  for (let nth = 0, count = 1; nth < count; nth++) {
    await page.goto(path)
    await settle(page)
    count = await openers.count()
    await openers.nth(nth).click()
    await expect(page.locator('[role=dialog], [role=menu], [role=listbox]').first()).toBeVisible()
    texts.push(...(await textsOf(page)))
  }
  return texts
}

// The words of the screens themselves are compared by `every-screen.test.ts`.
// @9-languages-en
test('no sheet or menu of a visitor shows an English text in Spanish', async ({ page, server }) => {
  const screens = (await visitorScreens(server.url)).filter((path) =>
    /^\/($|results\?|details\?)/.test(path),
  )
  const read = async (code: string) => {
    await page.goto('/404')
    await page.evaluate((lang) => localStorage.setItem('langCode', lang), code)
    const texts = new Map<string, string[]>()
    for (const path of screens) texts.set(path, await readSheets(page, path))
    return texts
  }
  expect(await untranslated(server.url, await read('en'), await read('es'))).toEqual([])
})
