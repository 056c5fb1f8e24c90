import type { Page } from '@playwright/test'
import { checkAccessibility } from './clean-screen.ts'
import { expect } from './fixtures.ts'
import { desk, phone } from './sizes.ts'

/**
 * Looks at what stands there now in the size of this journey, and in the other one: a story is told
 * once, but what it leads to is looked at on phones and on desks.
 */
export async function inBothSizes(page: Page, look: (size: string) => Promise<void>) {
  const own = page.viewportSize() ?? phone
  const other = own.width < desk.width ? desk : phone
  await look(nameOf(own))
  await page.setViewportSize(other)
  // What is placed by the program is placed anew in the frame after the next.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  await look(nameOf(other))
  await page.setViewportSize(own)
}

const nameOf = ({ width }: { width: number }) => `${width} px`

/** In both sizes nothing scrolls sideways, and no rule of WCAG is broken. */
export const checkBothSizes = (page: Page, what: string) =>
  inBothSizes(page, async (size) => {
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(sideways, `${what}, ${size}: sideways scroll`).toBe(0)
    await checkAccessibility(page, `${what}, ${size}`)
  })
