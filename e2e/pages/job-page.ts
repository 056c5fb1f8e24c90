import type { Locator, Page } from '@playwright/test'
import { jobActMessages } from '#web/jobs/jobs/page/act-messages.ts'
import { jobMessages } from '#web/jobs/jobs/page/messages.ts'
import { jobNames } from '#web/jobs/jobs/parts/type-names.ts'
import { dashboardMessages } from '#web/rentals/rentals/messages.ts'
import { openRow } from './rows.ts'
import { reviewMessages } from '#web/community/reviews/messages.ts'
import { expect } from '../support/fixtures.ts'
import { quiet } from '../support/quiet.ts'
import type { Member } from './member.ts'

/** The page of one job, as one of its people sees it. */
export class JobPage {
  readonly page: Page
  readonly words
  readonly acts
  readonly names
  readonly #notices: string
  readonly #ratings
  readonly #member: Member
  readonly #id: string

  constructor(member: Member, lang: 'en' | 'es', id: string) {
    this.page = member.page
    this.words = jobMessages[lang]
    this.acts = jobActMessages[lang]
    this.names = jobNames[lang]
    this.#notices = dashboardMessages[lang].notices
    this.#ratings = reviewMessages[lang]
    this.#member = member
    this.#id = id
  }

  /** The page as it is now. */
  readonly look = () => this.#member.look(`/jobs/${this.#id}`)

  get main(): Locator {
    return this.page.getByRole('main')
  }

  get status(): Locator {
    return this.main.locator('header').first()
  }

  get offers(): Locator {
    return this.main.getByRole('region', { name: /oferta|offer/i }).first()
  }

  get form(): Locator {
    return this.main.getByRole('region', { name: this.words.yours, exact: true })
  }

  get thread(): Locator {
    return this.main.getByRole('region', { name: this.words.messages })
  }

  async offer(dollars: number, comment: string) {
    await this.form.getByLabel(this.words.amount).fill(String(dollars))
    await this.form.getByLabel(this.words.comment).fill(comment)
    await this.form.getByRole('button', { name: this.words.send }).click()
    await expect(this.page.getByText(this.words.sent)).toBeVisible()
    await expect(this.form).toContainText(this.words.waits)
  }

  /** Presses «Accept» beside somebody's offer; it is not said yet. */
  async wantToAccept(name: string, amount: string) {
    await this.offers.getByRole('button', { name: this.words.acceptOf(name, amount) }).click()
    const question = this.page.getByRole('alertdialog')
    await expect(question).toContainText(this.words.acceptTitle(name, amount))
    return question.getByRole('button', { name: this.words.accept, exact: true })
  }

  /** Presses a button of the job and agrees to what is asked. */
  async do(label: string, asked: string, said: string) {
    await this.main.getByRole('button', { name: label, exact: true }).click()
    const question = this.page.getByRole('alertdialog')
    await expect(question).toContainText(asked)
    await question.getByRole('button', { name: label, exact: true }).click()
    await expect(this.page.getByText(said)).toBeVisible()
  }

  async write(text: string) {
    await this.thread.getByLabel(this.words.writeHere).fill(text)
    await this.thread.getByRole('button', { name: this.words.sendMessage }).click()
    await expect(this.thread.getByRole('listitem').filter({ hasText: text })).toBeVisible()
    await expect(this.thread.getByLabel(this.words.writeHere)).toHaveValue('')
  }

  /** Rates the other side 9 for every criterion. */
  async rate(open: string, send: string, comment: string) {
    await this.main.getByRole('button', { name: open, exact: true }).click()
    const dialog = this.page.getByRole('dialog')
    const scales = dialog.getByRole('group')
    // Four or five, by what the other was there for.
    await expect(scales.nth(3)).toBeVisible()
    for (const scale of await scales.all())
      await scale.getByRole('radio', { name: this.#ratings.of(9, 10), exact: true }).check()
    await dialog.getByLabel(this.acts.comments).fill(comment)
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** Goes from the notice on the dashboard to the job. */
  async followNotice(title: string) {
    await this.#member.look('/dashboard')
    await openRow(this.page, this.#notices)
    const card = this.main.getByRole('region', { name: new RegExp(`^${this.#notices}`) })
    await card.getByRole('link', { name: title }).first().click()
    await expect(this.page).toHaveURL(new RegExp(`/jobs/${this.#id}$`))
    await quiet(this.page)
  }

  async history(): Promise<string> {
    await this.main.getByText(this.words.history, { exact: true }).click()
    return this.main.getByRole('group').filter({ hasText: this.words.history }).innerText()
  }
}
