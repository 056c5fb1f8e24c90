import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../../config.ts'
import { escapeHtml } from '../escape-html.ts'
import { colorMarks, companyMark } from '../mail/mail-layout.ts'
import { writeWhole } from './files.ts'

/** One message to one person, with both of its bodies. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  date: Date
}

/** Hands a message on. Throws when it could not; `isHopeless` tells whether trying again can help. */
export type Mailer = { send(mail: Mail): Promise<void> }

/** The mail server refused this message for good (a 5xx answer: no such mailbox). */
export function isHopeless(error: unknown): boolean {
  const code = (error as { responseCode?: unknown } | null)?.responseCode
  return typeof code === 'number' && code >= 500 && code < 600
}

/** Whose mails they are; answers go to the sender's own address where nothing else is said. */
export type Sender = {
  name: string
  replyTo: string | undefined
  /** The main color, in the dark theme too, and what is written on that one. */
  colors: Readonly<Record<keyof typeof colorMarks, string>>
}

const colored = (html: string, colors: Sender['colors']) =>
  (Object.keys(colorMarks) as (keyof typeof colorMarks)[]).reduce(
    (said, part) => said.replaceAll(colorMarks[part], colors[part]),
    html,
  )

/* The same id for every try, so that a mailbox that got it twice shows it once. */
function messageOf(mail: Mail, from: string, { name, replyTo, colors }: Sender): SendMailOptions {
  const address = bareAddress(from)
  const domain = address.slice(address.indexOf('@') + 1)
  const answers = mail.replyTo ?? replyTo
  return {
    from: { name, address },
    to: { name: '', address: mail.to },
    ...(answers !== undefined && { replyTo: { name: '', address: answers } }),
    subject: mail.subject.replaceAll(companyMark, () => name),
    text: mail.text.replaceAll(companyMark, () => name),
    html: colored(mail.html, colors).replaceAll(companyMark, () => escapeHtml(name)),
    date: mail.date,
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** How a mail server is spoken to. One that does not answer is given up soon: other work waits behind it. */
export const smtpOptions = (url: string) => ({
  url,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 15_000,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Mail by SMTP. */
function smtpMailer(url: string, from: string, sender: () => Promise<Sender>): Mailer {
  const transport = createTransport(smtpOptions(url))
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from, await sender()))
    },
  }
}

/** Each message as one `.eml` file. Names sort by time, the newest last, and tell nothing else. */
function folderMailer(folder: string, from: string, sender: () => Promise<Sender>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from, await sender()))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = mail.date.toISOString().replace(/[-:.]/g, '')
      const path = join(folder, `${time}-${mail.id}.eml`)
      await writeWhole(path, message as Buffer)
    },
  }
}

/** The bare address inside `Name <address>` of `MAIL_FROM`. */
export const bareAddress = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from

/**
 * SMTP when `MAIL_URL` is set, else files in `DATA_DIR/mail` (docs/product/app.md#running-it).
 * @param sender whose mails they are when they are sent
 */
export function mailerOf(
  config: Pick<Config, 'mailUrl' | 'mailFrom' | 'dataDir'>,
  sender: () => Promise<Sender>,
): Mailer {
  return config.mailUrl
    ? smtpMailer(config.mailUrl, config.mailFrom, sender)
    : folderMailer(join(config.dataDir, 'mail'), config.mailFrom, sender)
}
