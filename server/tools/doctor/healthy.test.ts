import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctor, healthySetUp, type SetUp } from '#testing/doctor/set-up.ts'

let place: SetUp
beforeAll(async () => {
  place = await healthySetUp()
})
afterAll(() => place.close())

test('a set-up with nothing wrong: each check says so in one line, and the exit is 0', async () => {
  const { code, lines } = await doctor(place, '--dkim', 'mail')
  const said = lines.slice(0, -1).map((line) => line.replace(/^(.{9}) {2}([^:]+):.*$/, '$1 $2'))
  expect(said).toEqual([
    'ok        variables',
    'ok        disk',
    'ok        database',
    'ok        clocks',
    'ok        migrations',
    'ok        company',
    'advice    company',
    'ok        backups',
    'ok        keys',
    'ok        mail',
    'not tried test mail',
    'ok        SPF',
    'ok        DMARC',
    'ok        DKIM',
    'ok        PUBLIC_URL',
    'ok        certificate',
    'ok        TRUST_PROXY',
    'not tried TRUST_PROXY',
    'ok        clocks',
  ])
  expect(lines.at(-1)).toBe('In order: 16. Advice: 1. Not tried: 2. Renters would notice: 0.')
  expect(code).toBe(0)
})

test('a test mail goes where it is asked to, and the answer of who looks counts', async () => {
  const asked: string[] = []
  const answer = (came: boolean) => ({
    ...place,
    outside: {
      ...place.outside,
      ask: async (question: string) => {
        asked.push(question)
        return came
      },
    },
  })
  const came = await doctor(answer(true), '--mail', 'rosa@example.com')
  expect(came.lines).toContain('ok         test mail: It came to rosa@example.com.')
  expect(came.code).toBe(0)
  const lost = await doctor(answer(false), '--mail', 'rosa@example.com')
  expect(lost.lines.join('\n')).toContain('FAILS      test mail: It did not come')
  expect(lost.code).toBe(1)
  expect(asked).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('Did it come?')))
  const nobody = await doctor(place, '--mail', 'rosa@example.com')
  expect(nobody.lines.join('\n')).toContain('not tried  test mail: It was sent to rosa@example.com')
  expect(nobody.code).toBe(0)
  expect(place.taken).toEqual(Array.from({ length: 3 }, () => 'rosa@example.com'))
})

test.each([
  [['--mail']],
  [['--mail', 'rosa']],
  [['--dkim', '../..']],
  [['--help']],
  [['rosa@example.com']],
])('%j is answered with how it is used', async (args) => {
  expect(await doctor(place, ...args)).toEqual({
    code: 1,
    lines: [],
    complained: [expect.stringContaining('npm run doctor -- --mail you@example.com')],
  })
})

test('a look leaves nothing behind: no file, no folder, no migration', async () => {
  const folder = place.env.DATA_DIR ?? ''
  const ran = () => sql`select name, ran_at from migration`.execute(place.db)
  const before = (await ran()).rows
  await sql`delete from migration where name > '0010'`.execute(place.db)
  await doctor(place)
  await doctor({ ...place, env: { ...place.env, DATA_DIR: join(folder, 'new') } })
  expect(readdirSync(folder)).toEqual(['signing-key.pem'])
  expect((await ran()).rows.length).toBeLessThan(before.length)
})
