import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readMail } from '#server/platform/mail/read-eml.ts'

export interface SignInMail {
  subject: string
  /** The plain-text part, decoded. */
  text: string
  /** The first link with a token in it. */
  link: string
  /** The six digits to type on another device. */
  code: string
}

/**
 * Waits up to two minutes for a sign-in mail in DATA_DIR/mail and reads the newest one.
 * @param since mails written before it are old news
 * @throws when none arrives
 */
export async function readNewestMail(
  dataDir: string,
  address: string,
  since = new Date(0),
): Promise<SignInMail> {
  return newest(dataDir, address, since, signInMail)
}

/** Like `readNewestMail`, of any mail with six digits to type: the digits. */
export async function readNewestCode(
  dataDir: string,
  address: string,
  since: Date,
): Promise<string> {
  return newest(dataDir, address, since, codeIn)
}

type Mail = ReturnType<typeof readMail>

async function newest<Found>(
  dataDir: string,
  address: string,
  since: Date,
  read: (mail: Mail) => Found | undefined,
): Promise<Found> {
  const folder = join(dataDir, 'mail')
  for (let attempt = 0; attempt < 4800; attempt++) {
    const found = newestIn(folder, address, since).map(read).find(Boolean)
    if (found) return found
    await wait(25)
  }
  throw new Error(`No such mail to ${address} in ${folder}`)
}

function newestIn(folder: string, address: string, since: Date): Mail[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml') && statSync(join(folder, name)).mtime >= since)
    .toSorted()
    .toReversed()
    .map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
    .filter(({ headers }) => headers.to?.includes(address))
}

const codeIn = ({ text }: Mail) =>
  /(?<![\w=-])\d{6}(?![\w-])/.exec(text.replace(/https?:\/\/\S+/g, ''))?.[0]

function signInMail(mail: Mail): SignInMail | undefined {
  const { headers, text } = mail
  const link = /https?:\/\/\S*[?&]token=[^\s>)"]+/.exec(text)?.[0]
  const code = codeIn(mail)
  if (link === undefined || code === undefined) return undefined
  return { subject: headers.subject ?? '', text, link, code }
}
