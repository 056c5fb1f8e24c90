import type { Browser, Page } from '@playwright/test'
import { userInfo } from '#protocol/people/account/user-info.ts'
import { networkMessages } from '#web/community/network/messages.ts'
import { profileMessages } from '#web/community/profile/messages.ts'
import { reviewMessages } from '#web/community/reviews/messages.ts'
import { trustMessages } from '#web/community/trust/messages.ts'
import { listen } from '../support/clean-screen.ts'
import { expect } from '../support/fixtures.ts'
import { leaveAfterDialogs } from '../support/leave-after-dialogs.ts'
import { openAs } from '../support/people.ts'
import { quiet, watchTraffic } from '../support/quiet.ts'
import { ask } from '../support/wire.ts'

type Lang = 'en' | 'es'

/** Somebody of the community in a browser of their own, in their language. */
export class Member {
  readonly page: Page
  readonly words
  readonly says
  readonly reviews
  /** What a person with open developer tools would frown at, so far. */
  readonly faults: string[]
  readonly #base: string

  private constructor(page: Page, base: string, lang: Lang) {
    this.page = page
    this.#base = base
    this.words = networkMessages[lang]
    this.says = { ...profileMessages[lang], trust: trustMessages[lang].heading }
    this.reviews = reviewMessages[lang]
    this.faults = listen(page)
  }

  /** @param token of their session; without one they are a visitor */
  static async of(browser: Browser, base: string, lang: Lang, token?: string): Promise<Member> {
    const context = await browser.newContext({ baseURL: base })
    const page = await context.newPage()
    watchTraffic(page)
    leaveAfterDialogs(page)
    const member = new Member(page, base, lang)
    await page.goto(`/terms?lang=${lang}`)
    if (token !== undefined) await openAs(page, token, '/terms')
    return member
  }

  readonly close = () => this.page.context().close()

  readonly token = () => this.page.evaluate(() => localStorage.getItem('userToken') ?? '')

  async id() {
    type Me = { userInfo: { id: string } }
    const me = await ask<Me>(this.#base, await this.token(), { objectType: userInfo.name })
    return me.userInfo.id
  }

  /** A screen as it is now, with all that it loads. */
  async look(path: string) {
    await this.page.goto(path)
    await quiet(this.page)
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0)
  }

  readonly network = () => this.look('/my-network')

  /** Opens somebody's profile by its link. */
  async profile(id: string) {
    await this.look(`/about?dialogType=viewProfile&userId=${id}`)
    return this.card
  }

  get card() {
    return this.page.getByRole('dialog').first()
  }

  get contacts() {
    return this.card.getByRole('list', { name: this.says.contacts })
  }

  get facts() {
    return this.card.getByRole('list', { name: this.says.facts })
  }

  get trust() {
    return this.card.getByRole('region', { name: this.says.trust, exact: true })
  }

  /** A list of the network. */
  list(name: string | RegExp) {
    return this.page.getByRole('main').getByRole('region', { name })
  }

  /** Makes a personal link for a friend. Answers its path. */
  async invite(friend: string, review: string) {
    await this.network()
    await this.#press(this.words.invite)
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel(this.words.friend).fill(friend)
    await dialog.getByLabel(this.words.review).fill(review)
    await dialog.getByLabel(this.words.reputation).fill('9')
    await dialog.getByRole('button', { name: this.words.makeLink }).click()
    const link = (await dialog.getByText(/welcome\?referral=/).textContent()) ?? ''
    return link.slice(link.indexOf('/welcome'))
  }

  async find(text: string) {
    await this.network()
    await this.page.getByLabel(this.words.findLabel).fill(text)
    await this.#press(this.words.search)
    await quiet(this.page)
  }

  /** Asks somebody of the answers for a connection. */
  async connect(name: string, comment: string) {
    await this.#press(this.words.connectWith(name))
    await this.page.getByLabel(this.words.connectComment).fill(comment)
    await this.#send()
    await expect(this.list(this.words.asked)).toContainText(name)
  }

  /** Vouches on the profile that is open. */
  async vouch(name: string, comment: string) {
    await this.#press(this.words.vouchFor(name))
    const dialog = this.page.getByRole('dialog', { name: this.words.vouchFor(name) })
    await dialog.getByLabel(this.words.vouchComment).fill(comment)
    await dialog.getByLabel(this.words.rating).fill('10')
    await dialog.getByText(this.words.confidences['1'], { exact: true }).click()
    await this.#send()
    await expect(this.page.getByText(this.words.vouched)).toBeVisible()
  }

  /** Rates the rental whose dashboard is open: 9 for every criterion. */
  async rate(comment: string) {
    await this.rating.getByRole('button').click()
    const dialog = this.page.getByRole('dialog', { name: this.reviews.dialogTitle })
    const scales = dialog.getByRole('group')
    await expect(scales).toHaveCount(5)
    for (const scale of await scales.all())
      await scale.getByRole('radio', { name: this.reviews.of(9, 10), exact: true }).check()
    await dialog.getByLabel(this.reviews.comment).fill(comment)
    await dialog.getByRole('button', { name: this.reviews.send }).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** The card on the dashboard by which a rental is rated. */
  get rating() {
    const name = new RegExp(`^${this.reviews.rateAbout('')}`)
    return this.page.getByRole('main').getByRole('region', { name })
  }

  /** A review on the profile that is open. */
  review(text: string) {
    return this.card.getByRole('listitem').filter({ hasText: text })
  }

  /** Answers a review of the company. */
  async answer(text: string, says: string) {
    const label = this.reviews.replyTo('Tramo')
    await this.review(text).getByRole('button', { name: label }).click()
    await this.review(text).getByLabel(label).fill(says)
    await this.review(text).getByRole('button', { name: this.reviews.sendReply }).click()
    await expect(this.review(text)).toContainText(says)
  }

  async #press(name: string) {
    await this.page.getByRole('button', { name, exact: true }).last().click()
  }

  async #send() {
    const dialog = this.page.getByRole('dialog').last()
    await dialog.getByRole('button', { name: this.words.send, exact: true }).click()
  }

  /** Presses a button whose deed is asked about first. */
  async pressAndSayYes(name: string, yes: string) {
    await this.#press(name)
    await this.page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }).click()
    await expect(this.page.getByRole('alertdialog')).toHaveCount(0)
  }
}
