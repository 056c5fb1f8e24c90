import { newUserRegistration, userVerification } from '#protocol/people/operations.ts'
import { randomId } from '#server/platform/random.ts'
import { mailsTo } from './mail.ts'
import type { TestServer } from './server.ts'

/** What the browser of these tests keeps to itself; links asked for with it sign in unasked. */
export const browserProof = 'the-browser-of-these-tests-0123456789'

export const newAddress = () => `${randomId().toLowerCase()}@example.com`

/** Asks for a sign-in mail; the answer, and the mail with what can be done with it. */
export async function askToSignIn(
  server: TestServer,
  email: string,
  more: Record<string, unknown> = {},
  lang = 'en',
) {
  const reply = await server
    .as()
    .send(userVerification, { email, options: [], browserProof, ...more }, { lang })
  return { reply, mail: await newestMail(server, email) }
}

/** The newest mail to an address, with what can be done with it. */
export async function newestMail(server: TestServer, email: string) {
  await server.work()
  const newest = mailsTo(server.dataDir, email).at(-1)
  if (!newest) throw new Error(`no mail to ${email}`)
  const link = new URL(/https?:\/\/\S+token=\S+/.exec(newest.text)?.[0] ?? '')
  const code = /^(\d{6})$/m.exec(newest.text)?.[1] ?? ''
  const linkToken = link.searchParams.get('token') ?? ''
  return { ...newest, link, code, linkToken }
}

/** Somebody registers with an address that nobody has shown to be theirs. @returns the session's token */
export async function registered(server: TestServer, email: string): Promise<string> {
  const { body } = await server.as().send(newUserRegistration, {
    firstName: 'Not',
    lastName: 'Theowner',
    phone: '+13055550199',
    birthDate: '2004-01-01',
    acceptedTerms: true,
    email,
    browserProof,
  })
  if (body.token === undefined) throw new Error(`not registered: ${JSON.stringify(body)}`)
  return body.token
}
