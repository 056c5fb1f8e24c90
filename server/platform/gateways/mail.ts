import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../../config.ts'
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

/* The same id for every try, so that a mailbox that got it twice shows it once. */
function messageOf(mail: Mail, from: string): SendMailOptions {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: mail.to },
    replyTo: mail.replyTo && { name: '', address: mail.replyTo },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** Mail by SMTP. A server that does not answer is given up soon: other work waits behind it. */
function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from))
    },
  }
}

/** Each message as one `.eml` file. Names sort by time, the newest last, and tell nothing else. */
function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = mail.date.toISOString().replace(/[-:.]/g, '')
      const path = join(folder, `${time}-${mail.id}.eml`)
      await writeWhole(path, message as Buffer)
    },
  }
}

/** SMTP when `MAIL_URL` is set, else files in `DATA_DIR/mail` (docs/product/app.md#running-it). */
export function mailerOf(config: Pick<Config, 'mailUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return config.mailUrl
    ? smtpMailer(config.mailUrl, config.mailFrom)
    : folderMailer(join(config.dataDir, 'mail'), config.mailFrom)
}
