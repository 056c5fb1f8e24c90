import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

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
 * Waits up to ten seconds for a sign-in mail in DATA_DIR/mail and reads the newest one.
 * @param since mails written before it are old news
 * @throws when none arrives or it has no link or no code
 */
export async function readNewestMail(
  dataDir: string,
  address: string,
  since = new Date(0),
): Promise<SignInMail> {
  const folder = join(dataDir, 'mail')
  for (let attempt = 0; attempt < 100; attempt++) {
    const source = newestSource(folder, address, since)
    if (source !== undefined) return parse(source)
    await wait(100)
  }
  throw new Error(`No sign-in mail to ${address} in ${folder}`)
}

function newestSource(folder: string, address: string, since: Date): string | undefined {
  if (!existsSync(folder)) return undefined
  const to = `to: ${address}`.toLowerCase()
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, time: statSync(path).mtimeMs }))
    .filter(({ time }) => time >= since.getTime())
    .toSorted((a, b) => b.time - a.time)
    .map(({ path }) => readFileSync(path, 'utf8').replace(/\r\n/g, '\n'))
    .find((source) => {
      const headers = source.slice(0, source.indexOf('\n\n')).toLowerCase()
      return headers.replace(/to: .*<(.+)>/, 'to: $1').includes(to) && codeOf(plainText(source))
    })
}

function parse(source: string): SignInMail {
  const text = plainText(source)
  const link = /https?:\/\/\S*[?&]token=[^\s>)"]+/.exec(text)?.[0]
  const code = codeOf(text)
  if (link === undefined || code === undefined) throw new Error(`No link or code in:\n${text}`)
  return { subject: /^subject: (.*)$/im.exec(source)?.[1] ?? '', text, link, code }
}

function codeOf(text: string): string | undefined {
  return /(?<![\w=-])\d{6}(?![\w-])/.exec(text.replace(/https?:\/\/\S+/g, ''))?.[0]
}

/** The decoded text/plain part: the message itself, or the first such part of a multipart one. */
function plainText(source: string): string {
  const boundary = /boundary="?([^"\n;]+)"?/i.exec(source)?.[1]
  const parts = boundary === undefined ? [source] : source.split(`--${boundary}`).slice(1)
  const part = parts.find((each) => /content-type: text\/plain/i.test(each)) ?? source
  const split = part.indexOf('\n\n')
  const headers = part.slice(0, split)
  const body = part.slice(split + 2)
  if (/encoding: base64/i.test(headers)) return Buffer.from(body, 'base64').toString('utf8')
  if (/encoding: quoted-printable/i.test(headers)) return decodeQuotedPrintable(body)
  return body
}

function decodeQuotedPrintable(body: string): string {
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
