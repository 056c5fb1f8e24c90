import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readMail } from '#server/core/mail/read-eml.ts'

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
  const folder = join(dataDir, 'mail')
  for (let attempt = 0; attempt < 4800; attempt++) {
    const mail = newestMail(folder, address, since)
    if (mail !== undefined) return mail
    await wait(25)
  }
  throw new Error(`No sign-in mail to ${address} in ${folder}`)
}

function newestMail(folder: string, address: string, since: Date): SignInMail | undefined {
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml') && statSync(join(folder, name)).mtime >= since)
    .toSorted()
    .toReversed()
    .map((name) => signInMail(readFileSync(join(folder, name), 'utf8'), address))
    .find((mail) => mail !== undefined)
}

function signInMail(source: string, address: string): SignInMail | undefined {
  const { headers, text } = readMail(source)
  const link = /https?:\/\/\S*[?&]token=[^\s>)"]+/.exec(text)?.[0]
  const code = /(?<![\w=-])\d{6}(?![\w-])/.exec(text.replace(/https?:\/\/\S+/g, ''))?.[0]
  if (!headers.to?.includes(address) || link === undefined || code === undefined) return undefined
  return { subject: headers.subject ?? '', text, link, code }
}
