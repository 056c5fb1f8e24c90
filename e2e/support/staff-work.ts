import { payByCard } from './bookings.ts'
import { drivingRenter, signedIn } from './people.ts'
import { ask, post } from './wire.ts'

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

  static async of(base: string, email = drivingRenter): Promise<Driver> {
    const token = await signedIn(base, email)
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

type Documents = {
  documents: { kind: string; email: string; driver: { driverId: string }; version: string }[]
}

/** Staff find the license and the insurance of a person in order. */
export async function verifyPapers(base: string, staffToken: string, email: string): Promise<void> {
  const fields = { objectType: 'staffDocuments', limit: '500' }
  const { documents } = await ask<Documents>(base, staffToken, fields)
  for (const { kind, driver, version } of documents.filter((one) => one.email === email))
    await post(base, staffToken, {
      objectType: 'staffDecideDocument',
      decision: 'confirm',
      driverId: driver.driverId,
      kind,
      version,
    })
}

/** Staff name somebody as one whom the team vouches for. */
export async function nameTrustSeed(
  base: string,
  staffToken: string,
  email: string,
): Promise<void> {
  type Seeds = { people: { id: string; version: string }[] }
  const fields = { objectType: 'staffTrustSeeds', email }
  const [person] = (await ask<Seeds>(base, staffToken, fields)).people
  const { body } = await post(base, staffToken, {
    objectType: 'staffDecideTrustSeed',
    person: person?.id ?? '',
    version: person?.version ?? '',
    decision: 'name',
  })
  if (body.status !== 1) throw new Error(`no seed: ${JSON.stringify(body)}`)
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
