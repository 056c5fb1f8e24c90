import type { Page } from '@playwright/test'
import { checkAccessibility } from './clean-screen.ts'
import { expect } from './fixtures.ts'
import { desk, phone } from './sizes.ts'

/**
 * Looks at what stands there now in the size of this journey, and in the other one: a story is told
 * once, but what it leads to is looked at on phones and on desks.
 */
export async function inBothSizes(page: Page, look: (size: typeof phone) => Promise<void>) {
  const own = page.viewportSize() ?? phone
  const other = own.width < desk.width ? desk : phone
  await look(own)
  await page.setViewportSize(other)
  // What is placed by the program is placed anew in the frame after the next; a browser that draws no frames
  // for a while, because others need the machine, is not waited for.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done))
        setTimeout(done, 5_000)
      }),
  )
  await look(other)
  await page.setViewportSize(own)
}

/** In both sizes nothing scrolls sideways; no rule of WCAG is broken, which is asked in the size of this journey. */
export async function checkBothSizes(page: Page, what: string): Promise<void> {
  await checkAccessibility(page, what)
  await inBothSizes(page, async ({ width }) => {
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(sideways, `${what}, ${width} px: sideways scroll`).toBe(0)
  })
}
