import { userVerification } from '#protocol/account/operations.ts'
import { randomId } from '#server/core/random.ts'
import { mailsTo } from './mail.ts'
import type { TestServer } from './server.ts'

export const newAddress = () => `${randomId().toLowerCase()}@example.com`

/** Asks for a sign-in mail; the answer, and the mail with what can be done with it. */
export async function askToSignIn(
  server: TestServer,
  email: string,
  more: Record<string, unknown> = {},
  lang = 'en',
) {
  const reply = await server.as().send(userVerification, { email, options: [], ...more }, { lang })
  await server.work()
  const newest = mailsTo(server.dataDir, email).at(-1)
  if (!newest) throw new Error(`no mail to ${email}`)
  const link = new URL(/https?:\/\/\S+token=\S+/.exec(newest.text)?.[0] ?? '')
  const code = /^(\d{6})$/m.exec(newest.text)?.[1] ?? ''
  const linkToken = link.searchParams.get('token') ?? ''
  return { reply, mail: { ...newest, link, code, linkToken } }
}
