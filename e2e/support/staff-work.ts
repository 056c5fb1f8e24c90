import { payByCard } from './bookings.ts'
import { drivingRenter, signedIn } from './people.ts'
import { ask, post } from './wire.ts'
import type { SignInMail } from './mail.ts'

type ReadMail = (address: string, since?: Date) => Promise<SignInMail>
type Claim = { id: string; state: string }
type Dashboard = {
  selectedRental: {
    orderId: string
    claims: Claim[]
  }
}

/** Somebody who drives a car of the company, and does by wire what their own screens would do. */
export class Driver {
  readonly base: string
  readonly token: string
  readonly order: string

  private constructor(base: string, token: string, order: string) {
    this.base = base
    this.token = token
    this.order = order
  }

  static async of(base: string, readMail: ReadMail, email = drivingRenter): Promise<Driver> {
    const token = await signedIn(base, email, readMail)
    const { selectedRental } = await ask<Dashboard>(base, token, { objectType: 'dashboard' })
    return new Driver(base, token, selectedRental.orderId)
  }

  async rental() {
    const fields = { objectType: 'dashboard', order: this.order }
    return (await ask<Dashboard>(this.base, this.token, fields)).selectedRental
  }

  async #do(fields: Record<string, string>) {
    const { body } = await post(this.base, this.token, fields)
    if (body.status !== 1) throw new Error(`${fields.objectType}: ${JSON.stringify(body)}`)
    return body
  }

  async appealClaim(text: string) {
    const { claims } = await this.rental()
    const claim = claims.find(({ state }) => state === 'open')
    await this.#do({ objectType: 'answerClaim', claim: claim?.id ?? '', answer: 'appeal', text })
  }

  /** Asks for the car that costs least, and pays what is to be paid. */
  async askForSwap(comment: string) {
    const fields = { objectType: 'carChange', order: this.order }
    const { cars } = await ask<{ cars: { car: { id: string }; total: number }[] }>(
      this.base,
      this.token,
      fields,
    )
    const [cheapest] = cars.toSorted((one, other) => one.total - other.total)
    const asked = await this.#do({ ...fields, car: cheapest?.car.id ?? '', comment })
    if (asked.paid !== true) await payByCard(this.base, this.token, String(asked.orderId))
    return String(asked.orderId)
  }
}

/** Puts something into the lists, so that none is looked at empty. */
export async function fillLists(base: string, staffToken: string, driver: Driver): Promise<void> {
  const { order } = driver
  const claim = { objectType: 'staffOpenClaim', order, code: 'damage', estimate: '180' }
  await post(base, staffToken, { ...claim, description: 'A scratch along the left door.' })
  await driver.appealClaim('It was there when I got the car.')
  const offer = { objectType: 'staffMakeOffer', order, hours: '48' }
  await post(base, staffToken, { ...offer, kind: 'earlyReturn', amount: '60' })
  await driver.askForSwap('It makes a noise when I brake.')
}
