import { beforeEach, expect, it } from 'vitest'
import {
  answerJobLocation,
  askJobLocation,
  jobLocation,
  shareJobLocation,
} from '#protocol/jobs/operations.ts'
import type { TestUser } from '#testing/factories.ts'
import { assignedJob, driver, onTheWay } from '#testing/jobs/jobs.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
let ben: TestUser
let id: string
beforeEach(async () => {
  server = await testServer()
  ana = await driver(server, 'Ana')
  ben = await driver(server, 'Ben')
  id = await assignedJob(server, ana, ben)
  server.setNow(onTheWay)
  await server.as(ana.token).send(askJobLocation, { id })
  await server.as(ben.token).send(answerJobLocation, { id, answer: 'allow' })
  await server.as(ben.token).send(shareJobLocation, { id, ...here })
})

const here = { latitude: 37.5, longitude: -122.5, accuracy: 20, age: 3 }
const least = { en: 'The value must be 0 or more', es: 'El valor debe ser 0 o más' }
const most = (value: string) => ({
  en: `The value must be ${value} or less`,
  es: `El valor debe ser ${value} o menos`,
})
const number = {
  en: 'This field only accepts numbers',
  es: 'Este campo solo acepta números',
}
const invalid = { en: 'Invalid data', es: 'Dato no válido' }

it.each<[keyof typeof here, string, { en: string; es: string }]>([
  ['latitude', 'NaN', number],
  ['latitude', 'Infinity', number],
  ['latitude', '90.0001', invalid],
  ['latitude', 'north', number],
  ['longitude', '-180.5', invalid],
  ['longitude', '1e400', number],
  ['accuracy', '-1', least],
  ['accuracy', '100001', most('100000')],
  ['accuracy', 'NaN', number],
  // A moment that is still to come, and one that tells nothing any more.
  ['age', '-1', least],
  ['age', '601', most('600')],
  ['age', 'now', number],
])('%s %s is refused at its field, in both languages', async (field, value, sentence) => {
  for (const lang of ['en', 'es'] as const) {
    const fields = { id, ...here, [field]: value } as never
    const reply = await server.as(ben.token).send(shareJobLocation, fields, { lang })
    expect(reply).toMatchObject({ http: 400, body: { errors: { [field]: sentence[lang] } } })
  }
  const { location } = (await server.as(ana.token).read(jobLocation, { id })).body
  expect(location?.theirs.position).toMatchObject({ latitude: 37.5, longitude: -122.5 })
})

it.each(['latitude', 'longitude', 'accuracy', 'age'] as const)(
  'a position without its %s is none',
  async (field) => {
    const { [field]: _, ...rest } = here
    const reply = await server.as(ben.token).send(shareJobLocation, { id, ...rest } as never)
    expect(Object.keys(reply.body.errors ?? {})).toEqual([field])
  },
)

it('an answer is yes or no, and the poles and the date line are places', async () => {
  const maybe = { id, answer: 'maybe' } as never
  expect((await server.as(ben.token).send(answerJobLocation, maybe)).http).toBe(400)
  for (const far of [
    { latitude: -90, longitude: 180 },
    { latitude: 0, longitude: 0 },
  ]) {
    await server.as(ben.token).send(shareJobLocation, { id, ...here, ...far })
    const { location } = (await server.as(ana.token).read(jobLocation, { id })).body
    expect(location?.theirs.position).toMatchObject(far)
  }
})
