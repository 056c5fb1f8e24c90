// @desk
import type { Page } from '@playwright/test'
import { homeMessages } from '#web/rentals/home/home-messages.ts'
import { expect, test } from './support/fixtures.ts'
import { knownRenter } from './support/people.ts'
import { renterScreens, settle, visitorScreens } from './support/screens.ts'

const sizes = [
  { name: '320 px', width: 320, text: '100%' },
  { name: 'text of 200 % at 640 px', width: 640, text: '200%' },
]
/** The way of a booking, home first, one long text, and the jobs. */
const wanted =
  /^\/($|results\?|details\?|booking\?|payment\?|confirmation\?|personal$|faq$|jobs(\/|$))/

/** What reaches beyond the right edge, for the message. */
async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const last = wide.slice(-3).map((element) => element.outerHTML.slice(0, 120))
    return [`${scrollWidth} instead of ${clientWidth}`, ...last]
  })
}

test('nothing scrolls sideways at 320 px, nor with text of 200 % at 640 px', {
  tag: '@thorough',
}, async ({ page, server }) => {
  const email = `wide-${crypto.randomUUID().slice(0, 6)}@example.com`
  const token = await knownRenter(server.url, email)
  await page.addInitScript((session) => localStorage.setItem('userToken', session), token)
  const screens = [
    ...(await visitorScreens(server.url)),
    ...(await renterScreens(server.url, token)),
  ].filter((path) => wanted.test(path))
  for (const path of new Set(screens)) {
    await page.goto(path)
    await settle(page)
    for (const { name, width, text } of sizes) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, text)
      expect.soft(await sideways(page), `${path} at ${name}`).toEqual([])
    }
  }
})

// @2.1-confirmation
test('the printed confirmation has neither header nor footer, bars nor buttons', async ({
  page,
  server,
}) => {
  const email = `print-${crypto.randomUUID().slice(0, 6)}@example.com`
  const token = await knownRenter(server.url, email)
  await page.addInitScript((session) => localStorage.setItem('userToken', session), token)
  const screens = await renterScreens(server.url, token)
  const confirmation = screens.find((path) => /^\/confirmation\?order=(?!LOST)/.test(path)) ?? ''
  await page.goto(confirmation)
  await settle(page)
  const frame = page.locator('#root > :not(main), nav')
  const shown = frame.filter({ visible: true })
  expect(await shown.count()).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
  // What somebody prints it for: the order, the car, the dates and what it costs.
  const order = new URLSearchParams(confirmation.split('?')[1]).get('order') ?? ''
  await expect(page.getByRole('main')).toContainText(order)
  await expect(page.getByRole('main')).toContainText('$')
})

test('nothing moves for somebody who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Looks at every frame of every screen for something that takes longer than no time.
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue
        const { activeDuration } = effect.getComputedTiming()
        if (Number(activeDuration) > 1)
          seen.add(`${Number(activeDuration)} ms: ${effect.target?.outerHTML.slice(0, 80)}`)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  const moved = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  await page.goto('/')
  await settle(page)
  const search = new RegExp(`^${homeMessages.en.search}`)
  await page.getByRole('button', { name: search }).first().click()
  await expect(page).toHaveURL(/\/results/)
  await settle(page)
  await page.locator('button[aria-haspopup=dialog]').filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await moved()).toEqual([])
})
