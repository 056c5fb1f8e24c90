import type { Locator, Page } from '@playwright/test'
import { dateMessages } from '#web/ui/dates/date-messages.ts'
import { editMessages } from '#web/jobs/jobs/edit/edit-messages.ts'
import { jobNames } from '#web/jobs/jobs/parts/type-names.ts'
import { expect } from '../support/fixtures.ts'
import { dialogsAreGone } from './dialogs.ts'

const words = editMessages.en
const names = jobNames.en

/** The form of a job, as somebody fills it in. */
export class JobForm {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  town(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true })
  }

  async is(type: keyof typeof words.abouts) {
    await this.page.getByRole('radio', { name: new RegExp(`^${names.types[type]}`) }).check()
  }

  /** Types the beginning of a town and takes the first one by the arrow key. */
  async chooseTown(label: string, beginning: string) {
    const field = this.town(label)
    await field.fill(beginning)
    await expect(this.page.getByRole('option').first()).toBeVisible()
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  }

  /** The day by its typed date, DD/MM/YYYY, at the hour that the calendar offers for it. */
  async chooseDay(label: string, day: string) {
    await this.page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
    const sheet = this.page.getByRole('dialog')
    const typed = sheet.getByLabel(dateMessages.en.typeDate)
    await typed.fill(day)
    await typed.press('Enter')
    await sheet.getByRole('button', { name: dateMessages.en.done }).click()
    await dialogsAreGone(this.page)
  }

  async send() {
    await this.page.getByRole('button', { name: words.post, exact: true }).click()
  }
}
