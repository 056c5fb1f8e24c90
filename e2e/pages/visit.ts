import type { Page } from '@playwright/test'
import { checkpointTexts } from '#server/features/inspections/checkpoint-texts.ts'
import { keysMessages } from '#web/features/inspections/keys-messages.ts'
import { pictureMessages } from '#web/features/inspections/pictures/messages.ts'
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

/**
 * What a renter does at the car, found by role and name. At a change of car there are two: `car` 0
 * is the one that is handed in and stands first, 1 the other.
 */
export class Visit {
  readonly page: Page
  readonly #words
  readonly #photoWords
  readonly #angles: readonly string[]

  constructor(page: Page, lang: 'en' | 'es' = 'en') {
    this.page = page
    this.#words = keysMessages[lang]
    this.#photoWords = pictureMessages[lang]
    this.#angles = lang === 'en' ? angles : spanishAngles
  }

  odometer(car = 0) {
    return this.page.getByLabel(this.#words.miles).nth(car)
  }

  tank(eighths: number, car = 0) {
    return this.page.getByRole('radio', { name: this.#words.tank(eighths) }).nth(car)
  }

  /** Taps the bar. */
  async fillTank(eighths: number, car = 0) {
    await this.tank(eighths, car).locator('xpath=..').click()
  }

  tile(angle: string) {
    return this.page.getByLabel(this.#photoWords.take(angle), { exact: true })
  }

  taken(angle: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${this.#photoWords.look(angle)}`) })
  }

  /** The pictures of the first car that lacks them. */
  async photograph(some: readonly string[] = this.#angles, car = 0) {
    const picture = await smallPicture('car.png')
    for (const angle of some) {
      await this.tile(angle).first().setInputFiles(picture)
      await this.taken(angle).nth(car).waitFor()
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
