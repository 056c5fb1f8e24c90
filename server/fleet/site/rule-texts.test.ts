import { beforeEach, expect, it } from 'vitest'
import { job } from '#protocol/jobs/operations.ts'
import { staffRuleTexts, staffSaveRuleText } from '#protocol/fleet/operations.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { driver, postJob } from '#testing/jobs/jobs.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let staff: TestUser
beforeEach(async () => {
  server = await testServer()
  staff = await buildUser(server, { staff: true })
})

const desk = () => server.as(staff.token)
const textOf = async (id: string) => {
  const found = (await desk().read(staffRuleTexts, {})).body.texts?.find((one) => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const words = { en: 'Wear a seat belt.\nShare the cost.', es: 'Usa el cinturón.' }

it('what staff write is read on the page of a job before one applies, in the reader’s language', async () => {
  const owner = await driver(server, 'Olga')
  const ben = await driver(server, 'Ben')
  const ride = await postJob(server, owner)
  const errand = await postJob(server, owner, { type: 'errand', to: undefined, seats: undefined })
  const wash = await postJob(server, owner, { type: 'carWash', to: undefined, seats: undefined })
  const rulesOf = async (id: string, lang: 'en' | 'es') =>
    (await server.as(ben.token).read(job, { id }, { lang })).body.job?.rules
  expect(await rulesOf(ride, 'en')).toMatch(/^Passengers share the cost of the trip/)
  const { version } = await textOf('job-rides')
  await desk().send(staffSaveRuleText, { rule: 'job-rides', version, ...words })
  expect([await rulesOf(ride, 'en'), await rulesOf(ride, 'es')]).toEqual([words.en, words.es])
  expect(await rulesOf(errand, 'en')).toMatch(/^Only people named on the contract/)
  expect(await rulesOf(wash, 'en')).toBeUndefined()
})

it('a text that a colleague saved meanwhile is not written over, also at the same moment', async () => {
  const before = await textOf('job-relocations')
  const save = (en: string) =>
    desk().send(staffSaveRuleText, {
      rule: 'job-relocations',
      version: before.version,
      en,
      es: before.es,
    })
  const replies = await Promise.all([save('One text of two.'), save('The other text.')])
  expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  const after = await textOf('job-relocations')
  expect(after.en).toBe(replies[0]?.http === 200 ? 'One text of two.' : 'The other text.')
  expect((await save('A third one.')).http).toBe(409)
  expect(await textOf('job-relocations')).toEqual(after)
  const log = (await desk().read(staffAudit, { subject: 'job-relocations' }, { lang: 'es' })).body
  expect(log.entries).toMatchObject([
    {
      title: 'Cambió un texto',
      details: { from: `en: ${before.en}`, to: `en: ${after.en}` },
    },
  ])
})

it.each([
  [{ en: '' }, 'en', 'Field is Required'],
  [{ es: ' Sí. ' }, 'es', 'Min 10 characters'],
  [{ en: 'a'.repeat(1001) }, 'en', 'Max 1000 characters'],
])('is neither empty nor long: %j', async (wrong, field, said) => {
  const { version } = await textOf('job-rides')
  const fields = { rule: 'job-rides', version, ...words, ...wrong } as const
  const { http, body } = await desk().send(staffSaveRuleText, fields)
  expect([http, body.errors]).toEqual([400, { [field]: said }])
})

it('what is saved as it was leaves no version and no line', async () => {
  const before = await textOf('job-rides')
  const { id: rule, version, en, es } = before
  await desk().send(staffSaveRuleText, { rule, version, en: `${en}\r\n`, es })
  expect(await textOf('job-rides')).toEqual(before)
})
