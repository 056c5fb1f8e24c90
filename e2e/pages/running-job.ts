import type { Locator } from '@playwright/test'
import { safetyMessages } from '#web/jobs/job-safety/messages.ts'
import { JobPage } from './job-page.ts'
import { Keyboard } from './keyboard.ts'
import type { Member } from './member.ts'

type Spot = { latitude: number; longitude: number }

/** The page of a job that is under way, as one of its two people sees it. */
export class RunningJob extends JobPage {
  readonly safety
  readonly keyboard

  constructor(member: Member, lang: 'en' | 'es', id: string) {
    super(member, lang, id)
    this.safety = safetyMessages[lang]
    this.keyboard = new Keyboard(member.page)
  }

  /** Where their device is, once they let the browser tell it. */
  async standAt(spot: Spot) {
    const context = this.page.context()
    await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write'])
    await context.setGeolocation({ ...spot, accuracy: 25 })
  }

  get emergency(): Locator {
    return this.main.getByRole('region', { name: this.safety.emergency })
  }

  get location(): Locator {
    return this.main.getByRole('region', { name: this.safety.location })
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true })
  }

  get map(): Locator {
    return this.location.getByRole('img')
  }
}
