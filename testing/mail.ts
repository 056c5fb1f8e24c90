import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadMail, readMail } from '#server/platform/mail/read-eml.ts'

export { type ReadMail, readMail }

/** The messages to one address in the server's mail folder, the newest last. */
export function mailsTo(dataDir: string, email: string): ReadMail[] {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  return (
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      // A clock that stands still names them in any order; the disk knows which was written last.
      .map((name) => ({
        file: join(folder, name),
        at: statSync(join(folder, name), { bigint: true }),
      }))
      .toSorted((a, b) => Number(a.at.mtimeNs - b.at.mtimeNs))
      .map(({ file }) => readMail(readFileSync(file, 'utf8')))
      .filter((mail) => mail.headers.to === email || mail.headers.to?.includes(`<${email}>`))
  )
}
