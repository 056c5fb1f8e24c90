import type { Browser, Page } from '@playwright/test'
import { dialogMessages } from '#web/rentals/rentals/dialogs/dialog-messages.ts'
import { dashboardMessages } from '#web/rentals/rentals/messages.ts'
import { expect } from '../support/fixtures.ts'
import { dialogsAreGone } from './dialogs.ts'
import { openAs } from '../support/people.ts'

const words = dashboardMessages.es
const dialog = dialogMessages.es

/** The dashboard of somebody who drives, in Spanish, on a device of their own. */
export class DriverBoard {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async of(browser: Browser, token: string, order: string): Promise<DriverBoard> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await openAs(page, token, `/dashboard?order=${order}&lang=es`)
    return new DriverBoard(page)
  }

  readonly #card = (name: string) => this.#page.getByRole('region', { name, exact: true })

  /** Reads the dashboard anew, as whoever comes back to it does. */
  readonly look = () => this.#page.reload()

  async changesAreMade(asked: string) {
    await expect(this.#page.getByText(asked).first()).toBeVisible()
    await this.#page.getByRole('button', { name: words.actions.bookingChangesCompleted }).click()
    await expect(this.#page.getByText(words.changesSent)).toBeVisible()
  }

  async takeFirstOffer() {
    await this.#card(words.offers).getByRole('button', { name: words.take }).first().click()
    await expect(this.#page.getByText(words.offerTaken)).toBeVisible()
  }

  /** Appeals the claim; what is missing is said first, and nothing is sent without it. */
  async appeal(text: string) {
    const claims = this.#card(words.claims)
    const button = claims.getByRole('button', {
      name: new RegExp(`^(${words.answer}|${words.appeal})$`),
    })
    const mayAgree = (await button.textContent()) === words.answer
    await button.click()
    const sheet = this.#page.getByRole('dialog')
    const send = sheet.getByRole('button', { name: dialog.send })
    await send.click()
    if (mayAgree) {
      await expect(sheet.getByText(dialog.answerNeeded)).toBeVisible()
      await sheet.getByText(dialog.appeal, { exact: true }).click()
    }
    await expect(sheet.getByText(dialog.whyNeeded)).toBeVisible()
    await sheet.getByRole('textbox').fill(text)
    await send.click()
    await dialogsAreGone(this.#page)
    await expect(claims.getByText(words.claimStates.appealed)).toBeVisible()
  }

  /** What the claim costs and why, as it is read. */
  async reads(...texts: string[]) {
    for (const text of texts) await expect(this.#card(words.claims)).toContainText(text)
  }

  readonly close = () => this.#page.context().close()
}
