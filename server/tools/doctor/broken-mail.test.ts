import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { createServer, type Socket } from 'node:net'
import { type Change, eachIsSeen, type Place } from '#testing/doctor/broken.ts'
import { listening, mailServer, secureServer } from '#testing/doctor/servers.ts'
import { answering, password, records, validCertificate } from '#testing/doctor/set-up.ts'
import { freePort } from '#testing/free-port.ts'

const saying = (name: keyof typeof records, ...texts: string[]): Change => ({
  outside: { txt: answering({ ...records, [name]: texts }) },
})

const notFound = async () => {
  throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
}

const mailAt = (port: number, way = 'smtp'): Change => ({
  env: { MAIL_URL: `${way}://tramo:${password}@127.0.0.1:${port}` },
})

async function silentMailServer({ after }: Place, says: (socket: Socket) => void): Promise<Change> {
  const open = new Set<Socket>()
  const server = await listening(
    createServer((socket) => {
      open.add(socket)
      socket.on('error', () => {})
      says(socket)
    }),
  )
  after(async () => {
    for (const socket of open) socket.destroy()
    await server.close()
  })
  return mailAt(server.port)
}

eachIsSeen([
  [
    'a port that nobody listens on for mail',
    async () => mailAt(await freePort()),
    'FAILS      mail: Nobody listens at host and port of MAIL_URL',
    1,
  ],
  [
    'a wrong password for mail',
    (place) => ({ env: { MAIL_URL: place.env.MAIL_URL?.replace(password, `${password}x`) ?? '' } }),
    'FAILS      mail: The mail server refuses the user or the password',
    1,
  ],
  [
    'a mail server that never ends its greeting',
    (place) =>
      silentMailServer(place, (socket) => void socket.write(`220-${'x'.repeat(1_000_000)}`)),
    'FAILS      mail: Who is at MAIL_URL does not answer like a mail server',
    1,
  ],
  [
    'no SPF',
    () => saying('cars.example.com', 'something else'),
    'FAILS      SPF: cars.example.com has no SPF record',
    1,
  ],
  [
    'two SPF records',
    () => saying('cars.example.com', 'v=spf1 -all', 'v=spf1 mx -all'),
    'FAILS      SPF: cars.example.com has 2 SPF records',
    1,
  ],
  [
    'SPF that refuses nobody',
    () => saying('cars.example.com', 'v=spf1 mx ?all'),
    'advice     SPF: The SPF record of cars.example.com refuses nobody',
    0,
  ],
  [
    'no DMARC',
    () => saying('_dmarc.cars.example.com'),
    'advice     DMARC: cars.example.com has no DMARC record',
    0,
  ],
  [
    'a part of a domain, whose whole has DMARC',
    () => ({
      env: { MAIL_FROM: 'hello@mail.cars.example.com' },
      outside: { txt: answering({ ...records, 'mail.cars.example.com': ['v=spf1 -all'] }) },
    }),
    'ok         DMARC: mail.cars.example.com has a DMARC record with p=quarantine',
    0,
  ],
  [
    'no key of DKIM',
    () => ({ args: ['--dkim', 'other'] }),
    'FAILS      DKIM: There is no key at other._domainkey.cars.example.com',
    1,
  ],
  [
    'DNS that does not answer',
    async ({ after }) => {
      const silent = createSocket('udp4').on('error', () => {})
      await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', () => resolve()))
      after(() => silent.close())
      const resolver = new Resolver({ timeout: 50, tries: 1 })
      resolver.setServers([`127.0.0.1:${silent.address().port}`])
      return {
        outside: {
          txt: (name) => resolver.resolveTxt(name),
          soa: (name) => resolver.resolveSoa(name),
        },
      }
    },
    'not tried  SPF: DNS does not answer here (ETIMEOUT)',
    0,
  ],
  [
    'DNS that knows this network alone',
    () => ({ outside: { txt: notFound, soa: notFound } }),
    'not tried  SPF: DNS does not answer here (ENOTFOUND)',
    0,
  ],
  [
    'a sender without a domain',
    () => ({ env: { MAIL_FROM: 'hello@[192.0.2.1]' } }),
    'not tried  SPF: The address of MAIL_FROM has no domain',
    0,
  ],
  [
    'a domain that nobody has',
    () => ({ outside: { txt: notFound } }),
    'FAILS      SPF: cars.example.com has no SPF record',
    1,
  ],
  [
    'a mail server that hangs up',
    (place) => silentMailServer(place, (socket) => void socket.end()),
    'FAILS      mail: Who is at MAIL_URL ends the connection',
    1,
  ],
  [
    'a sender that the mail server does not send for',
    async ({ after }) => {
      const server = await mailServer(password, 'nobody@example.net')
      after(() => server.close())
      return { ...mailAt(server.port), args: ['--mail', 'rosa@example.com'] }
    },
    'FAILS      test mail: The mail server takes no mail from this sender',
    1,
  ],
  [
    'a mail server whose certificate nobody knows',
    async ({ after }) => {
      const server = await secureServer(validCertificate('127.0.0.1'), () => {})
      after(() => server.close())
      return mailAt(server.port, 'smtps')
    },
    'FAILS      mail: The connection to the mail server breaks',
    1,
  ],
])
