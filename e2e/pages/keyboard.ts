import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'

/** What somebody without a mouse does: Tab until it has the focus, and a key. */
export class Keyboard {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Presses Tab until the element has the focus. */
  async to(element: Locator, most = 80) {
    for (let presses = 0; presses < most; presses++) {
      if (await element.evaluate((node) => node === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    await expect(element).toBeFocused()
  }

  /** Goes to a button or a link, sees that it stands out, and presses it. */
  async press(element: Locator, most?: number) {
    await this.to(element, most)
    await this.isSeen()
    await this.page.keyboard.press('Enter')
  }

  /** Goes to a field and types. */
  async type(element: Locator, text: string, most?: number) {
    await this.to(element, most)
    await this.isSeen()
    await this.page.keyboard.type(text)
  }

  /** What has the focus is within the window and has a ring, or the box around it has one. */
  async isSeen() {
    const isSeen = () => {
      const at = document.activeElement
      if (!at || at === document.body || !at.matches(':focus-visible')) return false
      const { top, bottom, height } = at.getBoundingClientRect()
      const isInWindow = height > 0 && bottom > 0 && top < innerHeight
      const hasRing = (element: Element | null) => {
        if (!element) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
      }
      return isInWindow && [at, at.parentElement, at.closest('li')].some(hasRing)
    }
    await expect.poll(() => this.page.evaluate(isSeen)).toBe(true)
  }

  /** The focus is within a dialog, so that Tab goes on there. */
  async isIn(dialog: Locator) {
    await expect
      .poll(() => dialog.evaluate((node) => node.contains(document.activeElement)))
      .toBe(true)
  }
}
