import { expect, type Page } from '@playwright/test'
import { personalMessages } from '#web/people/account/personal-messages.ts'
import { readingMessages } from '#web/people/account/reading/reading-messages.ts'
import { welcomeMessages } from '#web/people/account/welcome-messages.ts'
import { bookingMessages } from '#web/rentals/bookings/messages.ts'
import { confirmationMessages } from '#web/rentals/bookings/confirmation-messages.ts'
import { detailsMessages } from '#web/fleet/cars/details/details-messages.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { homeMessages } from '#web/rentals/home/home-messages.ts'
import { ownCarMessages } from '#web/rentals/home/own-car-messages.ts'
import { smallPicture } from '../support/picture.ts'
import { quiet } from '../support/quiet.ts'

type Lang = 'en' | 'es'

/** What a person does with the app, found as a person finds it: by role and name, in their language. */
export class Renter {
  readonly page: Page
  readonly lang: Lang

  constructor(page: Page, lang: Lang = 'en') {
    this.page = page
    this.lang = lang
  }

  /** A button that stands in the page on a desk and in the bar on a phone. */
  #press(name: string | RegExp) {
    return this.page.getByRole('button', { name }).filter({ visible: true }).first().click()
  }

  async heading(name: string | RegExp) {
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  async search() {
    const { area, search } = homeMessages[this.lang]
    const { another } = ownCarMessages[this.lang]
    await this.page.goto('/')
    const field = this.page.getByRole('combobox', { name: area })
    // Who has a rental sees that car first, and the search as one line below it.
    const line = this.page.getByRole('region', { name: another }).getByRole('link')
    await expect(field.or(line)).toBeVisible()
    if (await line.isVisible()) await line.click()
    else {
      await expect(field).not.toHaveValue('')
      await this.#press(search)
    }
    await expect(this.page).toHaveURL(/\/results\?.*area=/)
  }

  /** Opens the nth free car of the list. */
  async openCar(nth = 0) {
    const cards = this.page
      .getByRole('listitem')
      .filter({ has: this.page.locator('a[href*="/details?"]') })
    await cards.nth(nth).getByRole('link').first().click()
    await expect(this.page).toHaveURL(/\/details\?/)
  }

  async book() {
    const { book, bookNow } = detailsMessages[this.lang]
    await this.page
      .getByRole('link', { name: new RegExp(`^(${book}|${bookNow('')})`) })
      .filter({ visible: true })
      .first()
      .click()
    await this.heading(bookingMessages[this.lang].title)
  }

  /** The Trip step has its price, and a pickup time was suggested. */
  async tripIsReady() {
    await expect(this.page.getByRole('radio', { checked: true }).first()).toBeAttached()
    await expect(this.page).toHaveURL(/appt=/)
    await quiet(this.page)
  }

  /** From the Trip step on; the pickup time is suggested by the app. */
  async goOnFromTrip() {
    await this.tripIsReady()
    await this.pressOnAtTrip()
  }

  async pressOnAtTrip() {
    const words = bookingMessages[this.lang]
    await this.#press(new RegExp(`^(${words.next}|${words.toPayment})$`))
  }

  async askForMail(email: string) {
    const words = welcomeMessages[this.lang]
    await this.page.getByLabel(words.email).fill(email)
    await this.#press(words.next)
    await this.heading(words.codeTitle)
  }

  /** With its sixth digit it is sent. */
  async typeCode(code: string) {
    const words = welcomeMessages[this.lang]
    await this.page.getByLabel(words.code).fill(code)
  }

  async #namePerson(name = { first: 'Guadalupe', last: 'Ibáñez' }) {
    const words = personalMessages[this.lang]
    const { page } = this
    await page.getByLabel(words.firstName).fill(name.first)
    await page.getByLabel(words.lastName).fill(name.last)
    await page.getByRole('textbox', { name: words.phone }).fill('(305) 555-0123')
    await page.getByLabel(words.birthDate).fill('04/05/1990')
    await page.getByRole('checkbox', { name: words.terms }).check()
  }

  /** A new person's details, outside of a booking. */
  async describePerson(name?: { first: string; last: string }) {
    await this.#namePerson(name)
    await this.#press(personalMessages[this.lang].save)
  }

  /** A new person's details, license with a picture, and insurance, in the one form of a booking. */
  async describeDriver() {
    const words = personalMessages[this.lang]
    const { page } = this
    const byHand = page.getByRole('button', { name: readingMessages[this.lang].type })
    const name = page.getByLabel(words.firstName)
    // After a reload what was typed stands there.
    await expect(byHand.or(name).first()).toBeVisible()
    if (await byHand.isVisible()) await byHand.click()
    await this.#namePerson()

    const license = page.getByRole('region', { name: words.license })
    await license.getByLabel(words.number).fill('D1234567')
    await license.getByLabel(words.expiration).fill('01/01/2031')
    // The state of the pickup is proposed.
    await expect(license.getByLabel(words.state)).not.toHaveValue('')
    await license
      .locator('input[type=file]')
      .first()
      .setInputFiles(await smallPicture('license.png'))

    const insurance = page.getByRole('region', { name: words.insurance })
    await insurance.getByLabel(words.company).fill('Bay Mutual')
    await insurance.getByLabel(words.policy).fill('POL-77')
    await insurance.getByLabel(words.validUntil).fill('01/01/2031')
    await insurance.getByLabel(words.liability).fill('25000')
  }

  async goOnToPayment() {
    await this.#press(personalMessages[this.lang].saveAndGo)
    await this.heading(paymentMessages[this.lang].kinds.start.title)
  }

  /** Its kind is found by its number. */
  async typeCard(number: string) {
    const words = paymentMessages[this.lang]
    await this.page.getByLabel(words.number).fill(number)
    await this.page.getByLabel(words.expiry).fill('12/30')
    await this.page.getByLabel(words.cvc).fill('123')
  }

  /** Another way than a card, by how its name begins. */
  async chooseWay(name: RegExp) {
    await this.page
      .getByRole('group')
      .filter({ hasText: paymentMessages[this.lang].otherWays })
      .locator('summary')
      .first()
      .click()
    await this.page.getByRole('radio', { name }).check()
  }

  async pay() {
    await this.#press(new RegExp(`^${paymentMessages[this.lang].pay('').trim()}`))
  }

  /** The order that the address names. */
  order() {
    return new URL(this.page.url()).searchParams.get('order') ?? ''
  }

  /** Pays on the payment screen with a card that works and costs no fee, and answers the order that is confirmed. */
  async payByCard() {
    await this.typeCard('4000 0566 5566 5556')
    await this.pay()
    await expect(this.page).toHaveURL(/\/confirmation\?order=/)
    return this.order()
  }

  /** Pays with the card that was saved before: there is nothing to type. */
  async payBySavedCard() {
    const { page } = this
    await expect(page.getByText(paymentMessages[this.lang].savedCard('5556'))).toBeVisible()
    await this.pay()
    await expect(page).toHaveURL(/\/confirmation\?order=/)
    return this.order()
  }

  async isBooked() {
    await expect(this.page).toHaveURL(/\/confirmation\?order=/)
    const { booked } = confirmationMessages[this.lang]
    await this.heading(new RegExp(booked('.+', '.+')))
  }
}
