import type { Page } from '@playwright/test'
import { checkpointTexts } from '#server/fleet/fleet/checkpoint-texts.ts'
import { cameraMessages } from '#web/rentals/inspections/camera/camera-messages.ts'
import { checkMessages } from '#web/rentals/inspections/steps/check-messages.ts'
import { keysMessages } from '#web/rentals/inspections/keys-messages.ts'
import { pictureMessages } from '#web/rentals/inspections/pictures/messages.ts'
import { stepMessages } from '#web/rentals/inspections/steps/step-messages.ts'
import { smallPicture } from '../support/picture.ts'

/** The eight outside angles, as the checklist calls them. */
export const angles = [
  'Front',
  'Front right',
  'Right side',
  'Rear right',
  'Rear',
  'Rear left',
  'Left side',
  'Front left',
]

const spanishAngles = angles.map((angle) => {
  const texts = Object.values(checkpointTexts).map(({ title }) => title)
  return texts.find(({ en }) => en === angle)?.es ?? angle
})

/** The photo of the dash, as the checklist calls it. */
export const dash = 'Odometer'

/** What a renter does at the car, found by role and name, one step of the visit after the other. */
export class Visit {
  readonly page: Page
  readonly #lang
  readonly #words
  readonly #photoWords
  readonly #steps
  readonly #angles: readonly string[]

  constructor(page: Page, lang: 'en' | 'es' = 'en') {
    this.page = page
    this.#lang = lang
    this.#words = keysMessages[lang]
    this.#photoWords = pictureMessages[lang]
    this.#steps = stepMessages[lang]
    this.#angles = lang === 'en' ? angles : spanishAngles
  }

  odometer() {
    return this.page.getByLabel(this.#words.miles)
  }

  tank(eighths: number) {
    return this.page.getByRole('radio', { name: this.#words.tank(eighths) })
  }

  /** Taps the bar. */
  async fillTank(eighths: number) {
    await this.tank(eighths).locator('xpath=..').click()
  }

  /** Where the renter is, in words: the browser of a journey gives no position. Arriving opens the camera, which is closed. */
  async sayPlace() {
    const { arrive, findMe, reason } = this.#words
    const ask = this.page.getByRole('main').getByRole('button')
    const button = ask.filter({ hasText: new RegExp(`^(${arrive}|${findMe})$`) })
    const opensCamera = (await button.innerText()).trim() === arrive
    await button.click()
    await this.page.getByLabel(reason).fill('By the elevator')
    if (opensCamera) await this.closeCamera()
  }

  async closeCamera() {
    await this.finder.getByRole('button', { name: cameraMessages[this.#lang].close }).click()
    await this.finder.waitFor({ state: 'detached' })
  }

  /** The same, and the photo of the dash. */
  async getIn() {
    await this.takeKey()
    await this.photograph([dash])
  }

  /** What the dash says. */
  async readDash(miles: number, eighths: number) {
    await this.odometer().fill(String(miles))
    await this.fillTank(eighths)
  }

  /** Tires, oil light, lights and windshield are fine. */
  async lookOver() {
    await this.press(checkMessages[this.#lang].allOk)
  }

  /** Nothing of the step is missing: on to the one after it. */
  async next() {
    await this.press(this.#steps.next)
  }

  /** After the walk: the code, then the key, with which the camera opens for the dash. */
  async takeKey() {
    await this.press(this.#steps.showCode)
    await this.press(this.#steps.haveKey)
    await this.closeCamera()
  }

  tile(angle: string) {
    return this.page.getByLabel(this.#photoWords.take(angle), { exact: true })
  }

  taken(angle: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${this.#photoWords.look(angle)}`) })
  }

  /** On to the walk, for which the camera opens. */
  async toWalk() {
    await this.next()
    await this.closeCamera()
  }

  /** After the dash: once round the car, and the keys are back. */
  async handBack() {
    await this.toWalk()
    await this.photograph()
    await this.next()
    await this.press(this.#words.returnKeys)
  }

  get finder() {
    return this.page.getByRole('dialog')
  }

  /** It can be pressed once the camera is on. */
  shutter(angle: string) {
    const name = cameraMessages[this.#lang].shoot(angle)
    return this.finder.getByRole('button', { name, exact: true, disabled: false })
  }

  /** A press of the shutter, which leads to the next angle. */
  async shoot(angle: string) {
    await this.shutter(angle).click()
  }

  /** Once round the car with the camera, which is open. */
  async walkRound() {
    for (const angle of this.#angles) await this.shoot(angle)
    await this.finder.waitFor({ state: 'detached' })
  }

  async photograph(some: readonly string[] = this.#angles) {
    const picture = await smallPicture('car.png')
    for (const angle of some) {
      await this.tile(angle).first().setInputFiles(picture)
      await this.taken(angle).first().waitFor()
    }
  }

  /** The button in the page on a desk, in the bar on a phone. */
  async press(name: string) {
    await this.page
      .getByRole('main')
      .getByRole('button', { name, exact: true })
      .filter({ visible: true })
      .first()
      .click()
  }
}
