import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Services } from '#server/platform/api/context.ts'
import { mailerOf } from '#server/platform/gateways/mail.ts'
import { mailsTo, readMail, type ReadMail } from '#testing/mail.ts'
import { type TestServer, testNow, testServer } from '#testing/server.ts'
import { layOutMail } from './mail-layout.ts'
import { queueMail, sendWaitingMail } from './outgoing-mail.ts'
import { randomId } from '../random.ts'

const sender = {
  name: 'Acme <Rentals>',
  replyTo: 'help@acme.example',
  colors: { primary: '#0c7d85', dark: '#7fe0e0', onDark: '#001a1a' },
}
const news = layOutMail('es', {
  subject: 'Tu reserva está lista: señal ñ',
  heading: 'Tu reserva',
  paragraphs: ['Nos vemos el <lunes>.'],
  button: { label: 'Ver', url: 'https://cars.example/confirmation?order=7&lang=es' },
  facts: [['Auto', 'Toyota "Camry"']],
})

let server: TestServer
let now: Date
let smtp: SMTPServer
let received: { mail: ReadMail; from: string; to: string[] }[]
/** What the mail server says next instead of taking a message. */
let refusals: { responseCode: number }[]
let services: Services
const byText = (a: string, b: string) => (a < b ? -1 : 1)
const address = () => `${randomId().toLowerCase()}@example.com`
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000)
}
const queue = (to: string, canWait = false) =>
  services.db
    .transaction()
    .execute((tx) => queueMail(tx, { to, ...news, replyTo: 'ana@example.com', canWait }, now))
const rowOf = (recipient: string) =>
  services.db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('recipient', '=', recipient)
    .executeTakeFirst()

beforeEach(async () => {
  server = await testServer()
  // What other tests left for their later days is not of these.
  await server.services.db.deleteFrom('outgoing_mail').where('sent_at', 'is', null).execute()
  now = testNow
  received = []
  refusals = []
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.username === 'tramo' && auth.password === 'se:cret'
        ? done(null, { user: 'tramo' })
        : done(new Error('no')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refusal = refusals.shift()
        if (refusal) return done(Object.assign(new Error('not now'), refusal))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          mail: readMail(Buffer.concat(chunks).toString('utf8')),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((to) => to.address),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { port } = smtp.server.address() as AddressInfo
  services = {
    ...server.services,
    clock: () => now,
    mail: mailerOf(
      {
        mailUrl: `smtp://tramo:se%3Acret@127.0.0.1:${port}`,
        mailFrom: 'Tramo <hello@cars.example>',
        dataDir: server.dataDir,
      },
      async () => sender,
    ),
  }
})

afterEach(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

it('what somebody waits for goes before the many that can wait', async () => {
  for (let n = 0; n < 12; n++) await queue(address(), true)
  minutes(1)
  const urgent = address()
  await queue(urgent)
  await sendWaitingMail(services)
  expect(received).toHaveLength(13)
  expect(received.slice(0, 5).flatMap(({ to }) => to)).toContain(urgent)
})

describe('mail by SMTP', () => {
  it('arrives with a plain and an HTML part, and leaves nothing readable behind', async () => {
    const to = address()
    await queue(to)
    expect(await sendWaitingMail(services)).toBe(1)
    const [only] = received
    expect(received.length).toBe(1)
    expect([only?.from, only?.to]).toEqual(['hello@cars.example', [to]])
    expect(only?.mail.headers).toMatchObject({
      subject: 'Tu reserva está lista: señal ñ',
      'reply-to': 'ana@example.com',
    })
    expect(only?.mail.text).toContain('Nos vemos el <lunes>.')
    expect(only?.mail.text).toContain('https://cars.example/confirmation?order=7&lang=es')
    expect(only?.mail.html).toContain('<html lang="es">')
    expect(only?.mail.html).toContain('Nos vemos el &#60;lunes&#62;.')
    expect(await rowOf(to)).toMatchObject({ sent_at: now, text_body: '', html_body: '' })
    expect(await sendWaitingMail(services)).toBe(0)
  })

  it('is tried again later when the server cannot take it now, as the same message', async () => {
    const to = address()
    await queue(to)
    refusals = [{ responseCode: 451 }, { responseCode: 452 }]
    await expect(sendWaitingMail(services)).rejects.toThrow('1 mails could not be sent: EMESSAGE')
    expect(await sendWaitingMail(services)).toBe(0)
    minutes(1)
    await expect(sendWaitingMail(services)).rejects.toThrow('EMESSAGE')
    minutes(1)
    expect(await sendWaitingMail(services)).toBe(0)
    minutes(1)
    expect(await sendWaitingMail(services)).toBe(1)
    const row = await rowOf(to)
    expect(row?.tries).toBe(3)
    expect(received[0]?.mail.headers['message-id']).toBe(`<${row?.id}@cars.example>`)
  })

  it('is given up at once when the server refuses it for good', async () => {
    const to = address()
    await queue(to)
    refusals = [{ responseCode: 550 }]
    await expect(sendWaitingMail(services)).rejects.toThrow('EMESSAGE')
    expect(await rowOf(to)).toMatchObject({ given_up_at: now, sent_at: null, text_body: '' })
    minutes(60 * 24)
    expect(await sendWaitingMail(services)).toBe(0)
  })

  it('is given up after ten tries', async () => {
    const to = address()
    await queue(to)
    refusals = Array.from({ length: 20 }, () => ({ responseCode: 451 }))
    for (let hours = 0; hours < 15; hours++) {
      await sendWaitingMail(services).catch(() => {})
      minutes(60 * 7)
    }
    const row = await rowOf(to)
    expect([row?.tries, row?.given_up_at !== null]).toEqual([10, true])
    expect(refusals.length).toBe(10)
  })

  it('is sent once by several processes, the others do not wait for it', async () => {
    const to = Array.from({ length: 12 }, address)
    for (const each of to) await queue(each)
    await Promise.all([1, 2, 3].map(() => sendWaitingMail(services)))
    expect(received.map((each) => each.to[0] ?? '').toSorted(byText)).toEqual(to.toSorted(byText))
  })

  it('skips a message that another process is sending', async () => {
    const [held, free] = [address(), address()]
    await queue(held)
    await queue(free)
    await services.db.transaction().execute(async (tx) => {
      await sql`select id from outgoing_mail where recipient = ${held} for update`.execute(tx)
      expect(await sendWaitingMail(services)).toBe(1)
    })
    expect(received.map((each) => each.to)).toEqual([[free]])
    expect(await sendWaitingMail(services)).toBe(1)
  })

  it('is not sent for what did not happen', async () => {
    const undone = services.db.transaction().execute(async (tx) => {
      await queueMail(tx, { to: address(), ...news }, now)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await sendWaitingMail(services)).toBe(0)
  })

  it('waits when no server answers', async () => {
    const to = address()
    await queue(to)
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
    await expect(sendWaitingMail(services)).rejects.toThrow('ESOCKET')
    expect(await rowOf(to)).toMatchObject({ sent_at: null, given_up_at: null, tries: 1 })
  })
})

describe('mail without a mail server', () => {
  it('is one file a message, the newest last, named without saying anything', async () => {
    const to = address()
    const { db } = server.services
    const write = (subject: string) =>
      db
        .transaction()
        .execute((tx) => queueMail(tx, { to, ...news, subject }, server.services.clock()))
    await write('first')
    server.passMinutes(1)
    await write('second')
    await server.work()
    const subjects = mailsTo(server.dataDir, to).map((mail) => mail.headers.subject)
    expect(subjects).toEqual(['first', 'second'])
    const names = readdirSync(join(server.dataDir, 'mail'))
    expect(names.filter((name) => !/^\d{8}T\d{9}Z-[A-Z0-9]{16}\.eml$/.test(name))).toEqual([])
  })
})
