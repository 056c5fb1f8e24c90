import type { Page } from '@playwright/test'
import { keysMessages } from '#web/features/inspections/keys-messages.ts'
import { pictureMessages } from '#web/features/inspections/pictures/messages.ts'
import { smallPicture } from '../support/picture.ts'

const words = keysMessages.en
const photoWords = pictureMessages.en

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

/**
 * What a renter does at the car, found by role and name. At a change of car there are two: `car` 0
 * is the one that is handed in and stands first, 1 the other.
 */
export class Visit {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  odometer(car = 0) {
    return this.page.getByLabel(words.miles).nth(car)
  }

  tank(eighths: number, car = 0) {
    return this.page.getByRole('radio', { name: words.tank(eighths) }).nth(car)
  }

  /** Taps the bar. */
  async fillTank(eighths: number, car = 0) {
    await this.tank(eighths, car).locator('xpath=..').click()
  }

  tile(angle: string) {
    return this.page.getByLabel(photoWords.take(angle), { exact: true })
  }

  taken(angle: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${photoWords.look(angle)}`) })
  }

  /** The pictures of the first car that lacks them. */
  async photograph(some: readonly string[] = angles, car = 0) {
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
