import type { Locator, Page } from '@playwright/test'
import { Keyboard } from '../pages/keyboard.ts'
import { expect } from '../support/fixtures.ts'

/** How somebody works at the desk: with a mouse or a finger, or without either. */
export interface Hands {
  press(element: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  /** One of an open menu. */
  choose(item: Locator): Promise<void>
  /** The row of a list that has this text. */
  open(row: Locator): Promise<void>
}

export const pointing: Hands = {
  press: (element) => element.click(),
  type: (field, text) => field.fill(text),
  choose: (item) => item.click(),
  open: (row) => row.click(),
}

/** Far down a list Tab does not lead: arrows do, as in a menu. */
const mostArrows = 60

export function typing(page: Page): Hands {
  const keyboard = new Keyboard(page)
  const hasFocus = (element: Locator) =>
    element.evaluate((node) => node.contains(document.activeElement))
  const arrowsTo = async (element: Locator) => {
    for (let presses = 0; presses < mostArrows && !(await hasFocus(element)); presses++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  return {
    press: (element) => keyboard.press(element),
    type: (field, text) => keyboard.type(field, text),
    choose: async (item) => {
      await expect(item).toBeVisible()
      await arrowsTo(item)
    },
    open: async (row) => {
      const rows = page.getByRole('grid').getByRole('row')
      await expect(row).toBeVisible()
      const isIn = () => hasFocus(page.getByRole('grid'))
      for (let presses = 0; presses < mostArrows && !(await isIn()); presses++)
        await page.keyboard.press('Tab')
      // The heading comes before the first of them.
      await expect(rows.nth(1)).toBeVisible()
      await arrowsTo(row)
    },
  }
}
