import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadMail, readMail } from '#server/core/mail/read-eml.ts'

export { type ReadMail, readMail }

/** The messages to one address in the server's mail folder, the newest last. */
export function mailsTo(dataDir: string, email: string): ReadMail[] {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
    .filter((mail) => mail.headers.to === email || mail.headers.to?.includes(`<${email}>`))
}
