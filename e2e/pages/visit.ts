import type { Page } from '@playwright/test'
import { keysMessages } from '#web/features/care/keys-messages.ts'
import { pictureMessages } from '#web/features/care/pictures/messages.ts'
import { smallPicture } from '../picture.ts'

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

/** What a renter does at the car, found by role and name. */
export class Visit {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  odometer() {
    return this.page.getByLabel(words.miles)
  }

  tank(eighths: number) {
    return this.page.getByRole('radio', { name: words.tank(eighths) })
  }

  /** Taps the bar. */
  async fillTank(eighths: number) {
    await this.tank(eighths).locator('xpath=..').click()
  }

  tile(angle: string) {
    return this.page.getByLabel(photoWords.take(angle), { exact: true })
  }

  taken(angle: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${photoWords.look(angle)}`) })
  }

  async photograph(some: readonly string[] = angles) {
    const picture = await smallPicture('car.png')
    for (const angle of some) {
      await this.tile(angle).setInputFiles(picture)
      await this.taken(angle).waitFor()
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
