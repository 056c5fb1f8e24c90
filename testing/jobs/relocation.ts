import type { InputOf } from '#protocol/core/operation.ts'
import {
  credits,
  job,
  jobAccept,
  jobCompletion,
  postRelocation,
  relocation,
  relocationFinish,
  relocationInspection,
  relocationStart,
} from '#protocol/jobs/operations.ts'
import type { RelocationMoment } from '#protocol/jobs/relocation/relocation.ts'
import { buildCar, type TestUser } from '../factories.ts'
import { keptPictures, requiredAngles } from '../inspection.ts'
import type { TestServer } from '../server.ts'
import { driver } from './jobs.ts'

export const losAngeles = '5368361'

/** From Saturday to Tuesday, for $90; the car is built in Oakland. */
export const toLosAngeles = {
  to: losAngeles,
  address: '900 Wilshire Boulevard',
  reward: 90,
  start: '2026-11-21T08:00',
  end: '2026-11-24T20:00',
} as const satisfies Partial<InputOf<typeof postRelocation>>

/** The first moment of that window, and when the car can be in Los Angeles. */
export const windowOpens = new Date('2026-11-21T16:00:00Z')
export const bringsAt = new Date('2026-11-22T02:00:00Z')

export const indoors = { gas: 8, positionReason: 'The garage has no signal' } as const

/** Beside Wilshire Boulevard. */
export const there = { gas: 8, latitude: 34.05, longitude: -118.25 } as const

/** A relocation that staff posted for a car. */
export async function posted(
  server: TestServer,
  staff: TestUser,
  more: Partial<InputOf<typeof postRelocation>> = {},
): Promise<{ id: string; car: string }> {
  const car = more.car ?? (await buildCar(server))
  const { body } = await server
    .as(staff.token)
    .send(postRelocation, { ...toLosAngeles, ...more, car })
  if (!body.job) throw new Error(`not posted: ${JSON.stringify(body)}`)
  return { id: body.job.id, car }
}

/** Lets staff accept the offer of somebody who drives. */
export async function accepted(
  server: TestServer,
  staff: TestUser,
  id: string,
  who: TestUser,
): Promise<void> {
  await server.as(who.token).send(jobAccept, { id })
  const { applications } = (await server.as(staff.token).read(job, { id })).body.job ?? {}
  const read = applications?.find(({ person }) => person.id === who.id)
  const chosen = { application: read?.id ?? '', version: read?.version }
  const { body } = await server.as(staff.token).send(jobAccept, { id, ...chosen })
  if (body.job?.status !== 'assigned') throw new Error(`not accepted: ${JSON.stringify(body)}`)
}

const drawn = new Map<number, Promise<Uint8Array>>()

/** Sixteen pictures that nobody takes for each other: patches of light and dark. */
const sideOfCar = (moment: RelocationMoment) => (at: number) => {
  const which = at + (moment === 'end' ? 100 : 0)
  const known = drawn.get(which) ?? patches(which)
  drawn.set(which, known)
  return known
}

async function patches(seed: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  let state = (seed + 1) * 2654435761
  const pixels = Uint8Array.from({ length: 72 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 24
  })
  const small = sharp(pixels, { raw: { width: 9, height: 8, channels: 1 } })
  return small.resize(90, 80, { kernel: 'nearest' }).webp({ lossless: true }).toBuffer()
}

/** Sends the eight pictures of the outside, or those of some angles. */
export async function photographed(
  server: TestServer,
  who: TestUser,
  id: string,
  moment: RelocationMoment,
  angles = requiredAngles,
  /** Whose pictures are sent. */
  taken = moment,
) {
  const items = await keptPictures(server, who, 'relocation', angles, sideOfCar(taken))
  return server.as(who.token).send(relocationInspection, { id, moment, items })
}

/** Somebody was accepted, and has the keys. */
export async function carTaken(
  server: TestServer,
  staff: TestUser,
  name = 'Ben',
  more: Parameters<typeof posted>[2] = {},
) {
  const who = await driver(server, name)
  const one = await posted(server, staff, more)
  await accepted(server, staff, one.id, who)
  server.setNow(windowOpens)
  await photographed(server, who, one.id, 'start')
  const { body } = await server
    .as(who.token)
    .send(relocationStart, { id: one.id, odometer: 100, ...indoors })
  if (!body.relocation?.startedAt) throw new Error(`no keys: ${JSON.stringify(body)}`)
  return { ...one, who }
}

/** The car stands in Los Angeles. */
export const carBrought = (...taken: Parameters<typeof carTaken>) => broughtWith({}, ...taken)

/** The same, with another end than it should have. */
export async function broughtWith(
  ending: {
    odometer?: number
    latitude?: undefined
    longitude?: undefined
    positionReason?: string
  },
  ...taken: Parameters<typeof carTaken>
) {
  const [server] = taken
  const one = await carTaken(...taken)
  server.setNow(bringsAt)
  await photographed(server, one.who, one.id, 'end')
  const { body } = await server
    .as(one.who.token)
    .send(relocationFinish, { id: one.id, odometer: 480, ...there, ...ending })
  if (body.job?.status !== 'done') throw new Error(`not brought: ${JSON.stringify(body)}`)
  return one
}

/** Two miles of the way: what staff decide on, as they see it, and approve. */
export async function toLookAt(server: TestServer, staff: TestUser) {
  const { id } = await broughtWith({ odometer: 102 }, server, staff)
  const { body } = await server.as(staff.token).read(relocation, { id })
  return { id, version: body.relocation?.version ?? '', decision: 'approve' as const }
}

/** What somebody has left of what they earned, in dollars. */
export const creditLeft = async (server: TestServer, who: TestUser) =>
  (await server.as(who.token).read(credits, {})).body.balance

/** All accounts of everything together, in cents. */
export async function evenly({ services }: TestServer): Promise<number> {
  const row = await services.db
    .selectFrom('ledger_line')
    .select(({ fn }) => fn.sum<number | string>('amount_cents').as('cents'))
    .executeTakeFirstOrThrow()
  return Number(row.cents)
}

/** Staff confirm that it was brought; the credit is there. */
export const confirmed = (server: TestServer, staff: TestUser, id: string) =>
  server.as(staff.token).send(jobCompletion, { id, id1: 9, id2: 9, id3: 9, id4: 9, id5: 9 })
