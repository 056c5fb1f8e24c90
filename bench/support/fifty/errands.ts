import { checkpoints } from '#domain/fleet/fleet/checkpoints.ts'
import type { Operation } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import type { Person } from './person.ts'
import type { Answer } from './tally.ts'

/** Somebody who does one thing after the other, with a pause before each. */
export type Doing = {
  person: Person
  /** Which person of the seed they are signed in as. */
  n: number
  /** The moment of the seed. */
  now: Date
  pause: () => Promise<void>
  /** Which of so many; drawn. */
  below: (many: number) => number
}

export type Errand = (doing: Doing) => Promise<unknown>

export const day = ({ now }: Doing, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** The next call of an errand. */
async function next(
  doing: Doing,
  operation: Operation,
  fields: object = {},
): Promise<Answer['body']> {
  await doing.pause()
  return (await doing.person.call(operation, fields, doing.n)).body
}

type Listed = {
  id?: string
  orderId?: string
  version?: string
  appointmentId?: string
  available?: boolean
}
const listed = (body: Answer['body'], name: string) => (body[name] ?? []) as Listed[]

/** A small picture, as a phone sends one. */
export async function picture(): Promise<File> {
  const { default: sharp } = await import('sharp')
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
  return new File([new Uint8Array(await image.jpeg().toBuffer())], 'a.jpg', { type: 'image/jpeg' })
}

/** Looks for a car, books it, pays by card, accepts the contract and gives every second one up again. */
export const book: Errand = async (doing) => {
  const { person, n, below } = doing
  const start = 70 + below(200)
  const trip = {
    start: `${day(doing, start)}T10:00`,
    end: `${day(doing, start + 7 + below(20))}T10:00`,
  }
  const found = listed(
    await next(doing, operations.cars, { area: String(1 + below(6)), ...trip, sort: 'price' }),
    'cars',
  )
  const car = found[below(Math.max(1, found.length))]?.id
  if (!car) return
  await next(doing, operations.cars, { car, ...trip })
  await next(doing, operations.booking, { car, ...trip, miles: 700 })
  const order = (await next(doing, operations.submitBooking, { car, ...trip })).orderId as
    | string
    | undefined
  if (!order) return
  await next(doing, operations.paymentGateways, { order })
  if (below(6) === 0) return next(doing, operations.releaseHold, { order })
  const ask = (path: string, form: Record<string, string>) =>
    person.fetch('the test gateway', path, { n, form: new URLSearchParams(form) })
  const card = { number: '4242424242424242', expiry: '12/30', cvc: '123' }
  const typed = await ask('/gateway/test/token', card)
  const { confirmationToken } = typed.body as { confirmationToken: string }
  await next(doing, operations.cardPrice, { order, confirmationToken })
  const paying = await next(doing, operations.submitPaymentRefund, { order, confirmationToken })
  const { clientSecret = '' } = (paying.payment ?? {}) as { clientSecret?: string }
  await ask('/gateway/test/confirm', { clientSecret, confirmationToken })
  await next(doing, operations.paymentState, { order })
  await next(doing, operations.dashboard, { order })
  await next(doing, operations.acceptContract, { order, version: 1 })
  const { days = [] } = (await next(doing, operations.appointments, { order, kind: 'pickup' })) as {
    days?: string[]
  }
  const slots = await next(doing, operations.appointments, {
    order,
    kind: 'pickup',
    day: days.at(-1),
  })
  const slot = listed(slots, 'appointments').find(({ available }) => available)
  if (slot)
    await next(doing, operations.scheduleAppointment, {
      order,
      rentalStatus: 85,
      appt: slot.appointmentId,
    })
  await next(doing, operations.evidence, { order })
  await doing.pause()
  await person.fetch('contract PDF', `/api/contract/${order}`, {
    n,
    form: new URLSearchParams({ lang: 'en' }),
  })
  await next(doing, operations.refundQuote, { order })
  if (below(2) === 0) await next(doing, operations.cancelContract, { order })
}

const required = checkpoints.filter(({ required: isRequired }) => isRequired).map(({ id }) => id)

/** Photographs the car, sends the inspection of the week or of the return, and gives the keys back. */
export const giveBack: Errand = async (doing) => {
  const order = `${doing.n}o9`
  const guidelines = await next(doing, operations.inspectionGuidelines, { order })
  const due = (guidelines.due ?? []) as { order: string; kind: string; state: string }[]
  const items: { checkpoint: string; file: string }[] = []
  for (const checkpoint of required) {
    const sent = await next(doing, operations.uploadFile, {
      purpose: 'inspection',
      file: await picture(),
    })
    items.push({ checkpoint, file: String(sent.file) })
  }
  for (const kind of [due.find(({ kind: one }) => one !== 'return')?.kind, 'return'])
    if (kind) await next(doing, operations.submitVehicleInspection, { order, kind, items })
  const [first] = items
  await doing.pause()
  if (first) await doing.person.fetch('open a file', `/files/${first.file}`, { n: doing.n })
  const reading = { order, rentalStatus: 88, odometer: 40_900, gas: 8, positionReason: 'Indoors' }
  await next(doing, operations.getOrReturnKeys, reading)
  const rating = { id1: 9, id2: 9, id3: 9, id4: 8, id5: 9, comments: 'A good car.' }
  await next(doing, operations.submitRating, { order, ...rating })
  await next(doing, operations.dashboard, { order })
}

/** Reports a dent and a ticket, each with its picture. */
export const report: Errand = async (doing) => {
  const order = `${doing.n}o9`
  const sent = await next(doing, operations.uploadFile, { purpose: 'help', file: await picture() })
  const dent = { order, description: 'A dent', damagePhotos: [String(sent.file)] }
  await next(doing, operations.damageReport, dent)
  const paper = await next(doing, operations.uploadFile, { purpose: 'help', file: await picture() })
  await next(doing, operations.ticketReport, { order, pictures: [String(paper.file)] })
}

/** Posts a job, which somebody else offers on, is given and does. */
export const job: Errand = async (doing) => {
  const { person, n } = doing
  const other = n + 3
  const posted = await next(doing, operations.updateJob, {
    type: 'rideRequest',
    title: 'Ride to San Jose',
    description: 'One passenger, two bags.',
    from: { place: '5378538', address: '500 Broadway' },
    to: { place: '5392171' },
    start: `${day(doing, 2)}T08:00`,
    end: `${day(doing, 2)}T12:00`,
    price: 40,
    seats: 1,
  })
  const { id = '' } = (posted.job ?? {}) as Listed
  await doing.pause()
  await person.call(operations.jobAccept, { id, offer: 38 }, other)
  const read = (await next(doing, operations.job, { id })).job as
    | { applications?: { id: string; version: number }[] }
    | undefined
  const [application] = read?.applications ?? []
  if (!application) return
  await next(doing, operations.jobAccept, {
    id,
    application: application.id,
    version: application.version,
  })
  await next(doing, operations.sendMessage, { job: id, text: 'See you there.' })
  await next(doing, operations.messages, { job: id })
  await doing.pause()
  await person.call(operations.jobApplicationRemove, { id }, other)
  await next(doing, operations.jobCancel, { id })
}

/** Goes through what waits for the staff and decides one of each. */
export const decide: Errand = async (doing) => {
  const pending = listed(
    await next(doing, operations.staffBookings, { filter: 'pending' }),
    'bookings',
  )
  const booking = pending[doing.below(Math.max(1, pending.length))]
  if (booking) {
    const seen = { order: booking.orderId, version: booking.version, decision: 'confirm' }
    await next(doing, operations.staffDecideBooking, seen)
  }
  const papers = listed(await next(doing, operations.staffDocuments), 'documents') as (Listed & {
    driver: { driverId: string }
    kind: string
  })[]
  const paper = papers[doing.below(Math.max(1, papers.length))]
  if (paper) {
    const { driver, kind, version } = paper
    await next(doing, operations.staffDecideDocument, {
      driverId: driver.driverId,
      kind,
      version,
      decision: 'confirm',
    })
  }
  const claims = listed(await next(doing, operations.staffClaims), 'claims')
  const claim = claims[doing.below(Math.max(1, claims.length))]
  if (claim)
    await next(doing, operations.staffDecideClaim, {
      claim: claim.id,
      version: claim.version,
      decision: 'drop',
      message: 'Seen.',
    })
  const fees = listed(await next(doing, operations.staffFees), 'fees')
  const fee = fees[doing.below(Math.max(1, fees.length))]
  if (fee)
    await next(doing, operations.staffDecideFee, {
      fee: fee.id,
      version: fee.version,
      decision: 'drop',
      message: 'Seen.',
    })
  const requests = listed(await next(doing, operations.staffHelp), 'requests')
  const request = requests[doing.below(Math.max(1, requests.length))]
  if (request)
    await next(doing, operations.staffUpdateHelp, {
      request: request.id,
      version: request.version,
      status: 'resolved',
      message: 'Done.',
    })
  const inspections = listed(
    await next(doing, operations.staffInspections),
    'inspections',
  ) as unknown as {
    inspection: Listed
  }[]
  const inspection = inspections[doing.below(Math.max(1, inspections.length))]
  if (inspection)
    await next(doing, operations.staffReviewInspection, {
      inspection: inspection.inspection.id,
      note: 'Thank you.',
    })
}
