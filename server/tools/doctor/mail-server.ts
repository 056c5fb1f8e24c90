import { connect, type Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import { smtpOptions } from '../../platform/gateways/mail.ts'
import { type Check, checksOf, codeOf } from './check.ts'
import type { Outside } from './outside.ts'

const about = checksOf('mail')

/* Whoever answers may not be a mail server at all. */
const mostBytes = 65_536
const mostMs = 10_000
const lookMs = 20

const broken =
  'The connection to the mail server breaks: write smtps:// with port 465 and smtp:// with 587, and the certificate must be valid for the name in MAIL_URL.'

const refusals: Record<string, string> = {
  EAUTH:
    'The mail server refuses the user or the password of MAIL_URL: correct them, with @ : / in them written as %40 %3A %2F.',
  ENOTFOUND: 'The host of MAIL_URL is not found: correct it.',
  EAI_AGAIN: 'The host of MAIL_URL is not found, because DNS does not answer here: look at it.',
  ECONNREFUSED: 'Nobody listens at host and port of MAIL_URL: correct them; 587 and 465 are usual.',
  ETIMEDOUT:
    'Who is at MAIL_URL does not answer like a mail server: correct host and port, and look whether a firewall is between.',
  ECONNECTION:
    'Who is at MAIL_URL ends the connection: write smtps:// with port 465 and smtp:// with 587, and look whether it takes this machine.',
  EPROTOCOL: 'Who is at MAIL_URL is no mail server: correct host and port.',
  EENVELOPE:
    'The mail server takes no mail from this sender or to this mailbox: MAIL_FROM must be an address that it sends for.',
  ETLS: broken,
  ESOCKET: broken,
}

const refusal = (error: unknown, what: string) => {
  const code = codeOf(error)
  return about.fails(refusals[code] ?? `${what} (${code}): look into the log of the mail server.`)
}

/**
 * Connects to the mail server as the server does, and sends a test mail where somebody waits for one.
 * @param to whose mailbox; without it nothing is sent
 */
export async function checkMailServer(
  { mailUrl, mailFrom }: Pick<Config, 'mailUrl' | 'mailFrom'>,
  to: string | undefined,
  { ask, now }: Pick<Outside, 'ask' | 'now'>,
): Promise<Check[]> {
  const notSent = checksOf('test mail').notTried
  if (mailUrl === undefined)
    return [about.notTried('MAIL_URL is not set.'), notSent('MAIL_URL is not set.')]
  const bounds = bounded()
  const transport = createTransport({ ...smtpOptions(mailUrl), getSocket: bounds.connect })
  transport.on('error', () => {})
  try {
    await transport.verify()
  } catch (error) {
    return [
      refusal(bounds.reached() ? { code: 'ETIMEDOUT' } : error, 'The mail server cannot be used'),
      notSent('The mail server does not take it.'),
    ]
  }
  const connected = about.ok('The mail server answers and takes us in.')
  if (to === undefined)
    return [connected, notSent('Say where to: `npm run doctor -- --mail you@example.com`.')]
  try {
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: to },
      subject: 'A test of your mail',
      text: 'Sent by `npm run doctor`. If you read this in your inbox, sign-in mails arrive as well.\n',
      date: now(),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  } catch (error) {
    return [connected, { ...refusal(error, 'The mail server refuses it'), name: 'test mail' }]
  }
  return [connected, await arrival(to, ask)]
}

async function arrival(to: string, ask: Outside['ask']): Promise<Check> {
  const testMail = checksOf('test mail')
  if (!ask)
    return testMail.notTried(`It was sent to ${to}: look whether it came, and not among the spam.`)
  return (await ask(`A test mail went to ${to}. Did it come? (y/n) `))
    ? testMail.ok(`It came to ${to}.`)
    : testMail.fails(
        `It did not come to ${to}: look among the spam and into the log of your mail provider, then at SPF, DKIM and DMARC.`,
      )
}

type Where = {
  host?: string | undefined
  port?: string | number | undefined
  secure?: boolean | undefined
}
type Connected = (error: Error | null, socket?: { connection: Socket }) => void

/** Connections that end when they last too long or too much comes, and whether one did. */
function bounded() {
  let isReached = false
  const connectWithin = ({ host, port, secure }: Where, done: Connected): void => {
    const until = Date.now() + mostMs
    const socket = connect({
      host: host ?? 'localhost',
      port: Number(port) || (secure ? 465 : 587),
    })
    const watch = setInterval(() => {
      if (Date.now() <= until && socket.bytesRead <= mostBytes) return
      isReached = true
      socket.destroy(Object.assign(new Error('too late or too much'), { code: 'ETIMEDOUT' }))
    }, lookMs)
    // Whoever has it then hears of its end too.
    socket.on('error', () => {})
    socket.once('error', done)
    socket.once('connect', () => {
      socket.off('error', done)
      done(null, { connection: socket })
    })
    socket.once('close', () => clearInterval(watch))
  }
  return { connect: connectWithin, reached: () => isReached }
}
