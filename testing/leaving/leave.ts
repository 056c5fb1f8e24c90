import { deleteAccount } from '#protocol/staff/operations.ts'
import type { TestUser } from '../factories.ts'
import { mailsTo } from '../mail.ts'
import type { TestServer } from '../server.ts'

/** Asks for the code that deletes an account, and reads it in the mail. */
export async function deletionCode(server: TestServer, user: TestUser): Promise<string> {
  // Mails of one moment have no order.
  server.passMinutes(0.1)
  const asked = await server.as(user.token).send(deleteAccount, {})
  if (asked.body.state !== 'codeSent') throw new Error(`no code: ${JSON.stringify(asked.body)}`)
  await server.work()
  // News may be mailed in the same moment.
  const codes = mailsTo(server.dataDir, user.email).flatMap(
    ({ text }) => /^(\d{6})$/m.exec(text)?.[1] ?? [],
  )
  return codes.at(-1) ?? ''
}

/** Deletes an account as its owner does. */
export async function leave(server: TestServer, user: TestUser) {
  const code = await deletionCode(server, user)
  server.passMinutes(0.1)
  return server.as(user.token).send(deleteAccount, { code })
}
