import { devMessages } from '#web/app/dev/messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { brokenRules } from './support/clean-screen.ts'
import { expect, test } from './support/fixtures.ts'

for (const lang of ['en', 'es'] as const) {
  // @2.3-widgets-image @2.3-widgets-back
  test(`every shared widget stands in every state, accessible, on narrow screens too (${lang})`, {
    tag: lang === 'en' ? '@phone' : '@desk',
  }, async ({ page }) => {
    const words = uiMessages[lang]
    const { license, title } = devMessages[lang]
    await page.addInitScript((code) => localStorage.setItem('langCode', code), lang)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/dev/widgets')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await brokenRules(page)).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)

    await expect(page.getByText(words.sample, { exact: true })).toHaveCount(2)
    await expect(page.getByRole('button', { name: words.back, exact: true }).first()).toBeVisible()
    const preview = page.getByRole('button', { name: words.openFile(license) }).first()
    await preview.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(preview).toBeFocused()

    const full = page.getByRole('button', { name: words.fullScreen })
    await full.click()
    const pictures = page.getByRole('dialog')
    await expect(pictures.getByRole('status')).toHaveText(words.photo(1, 3))
    await page.keyboard.press('ArrowRight')
    await expect(pictures.getByRole('status')).toHaveText(words.photo(2, 3))
    await page.keyboard.press('Escape')
    await expect(pictures).toHaveCount(0)
    await expect(full).toBeFocused()
  })
}
