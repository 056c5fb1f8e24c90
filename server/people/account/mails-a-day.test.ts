import { beforeEach, expect, it } from 'vitest'
import { changeEmail, newUserRegistration, userVerification } from '#protocol/people/operations.ts'
import { randomId } from '#server/platform/random.ts'
import { buildUser } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'
import { serverOn, type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let other: TestServer
beforeEach(async () => {
  const { services } = await testServer()
  server = await serverOn(services, { RATE_LIMITS: 'on' })
  other = await serverOn(services, { RATE_LIMITS: 'on' })
})

let calls = 0
/** From a network of its own, so that only the mailbox counts; how it was answered. */
async function ask(email: string, on = server) {
  calls += 1
  const address = `198.18.${Math.floor(calls / 250)}.${(calls % 250) + 1}`
  return on.as().send(userVerification, { email, options: [] }, { address })
}
/** Ten mails within the day, five in any 20 minutes. */
async function fill(write: (n: number) => string) {
  for (let n = 0; n < 10; n += 1) {
    if (n === 5) for (const one of [server, other]) one.passMinutes(21)
    expect((await ask(write(n), n % 2 === 0 ? server : other)).http).toBe(200)
  }
  for (const one of [server, other]) one.passMinutes(21)
}

it.each([
  ['nobody has', async () => `${randomId().toLowerCase()}@example.com`],
  ['somebody has', async () => (await buildUser(server)).email],
])(
  'a mailbox that %s gets ten sign-in mails in a day, from all servers together',
  async (_whose, of) => {
    const email = await of()
    await fill(() => email)
    const more = [await ask(email), await ask(email, other)]
    expect(more.map(({ http }) => http)).toEqual([429, 429])
    expect(Number(more[0]?.headers['retry-after'])).toBeGreaterThan(80_000)
    await server.work()
    await other.work()
    expect(mailsTo(server.dataDir, email).length + mailsTo(other.dataDir, email).length).toBe(10)
    for (const one of [server, other]) one.passMinutes(24 * 60)
    expect((await ask(email)).http).toBe(200)
  },
)

it('is one mailbox however its address is written, and whatever asks', async () => {
  const name = randomId().toLowerCase()
  await fill((n) => `${name}+${n}@example.com`)
  const email = `${name}@example.com`
  expect((await ask(email)).http).toBe(429)
  const person = { firstName: 'A', lastName: 'B', phone: '+13055550199', birthDate: '1990-01-01' }
  const registered = await server
    .as()
    .send(newUserRegistration, { ...person, acceptedTerms: true, email }, { address: '192.0.2.9' })
  expect(registered.http).toBe(429)
  const user = await buildUser(server)
  expect((await server.as(user.token).send(changeEmail, { email })).http).toBe(429)
})
