import { writeFileSync } from 'node:fs'
import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listening, proxyTo, secureServer } from '#testing/doctor/servers.ts'
import { freePort } from '#testing/free-port.ts'
import {
  answering,
  doctor,
  healthySetUp,
  host,
  password,
  records,
  type SetUp,
  validCertificate,
} from '#testing/doctor/set-up.ts'

type Change = {
  env?: Record<string, string>
  outside?: Partial<SetUp['outside']>
  args?: string[]
}

let place: SetUp
let undo: (() => unknown)[] = []
beforeAll(async () => {
  place = await healthySetUp()
})
afterAll(() => place.close())
afterEach(async () => {
  for (const one of undo.toReversed()) await one()
  undo = []
})

const changed = async (there: string, back: string): Promise<Change> => {
  await sql.raw(there).execute(place.db)
  undo.push(() => sql.raw(back).execute(place.db))
  return {}
}

const saying = (name: keyof typeof records, ...texts: string[]): Change => ({
  outside: { txt: answering({ ...records, [name]: texts }) },
})

/** Another server at PUBLIC_URL. */
async function answeredBy(
  certificate = validCertificate(),
  answer = proxyTo(() => Number(new URL(place.direct).port)),
  isBelieved = true,
): Promise<Change> {
  const server = await secureServer(certificate, answer)
  undo.push(() => server.close())
  return {
    env: { PUBLIC_URL: `https://${host}:${server.port}` },
    outside: { authorities: isBelieved ? [certificate.cert] : [] },
  }
}

const later = (ms: number): Change => ({
  outside: { now: () => new Date(Date.now() + ms) },
})

async function silentMailServer(says: (socket: Socket) => void): Promise<Change> {
  const open = new Set<Socket>()
  const server = await listening(
    createServer((socket) => {
      open.add(socket)
      socket.on('error', () => {})
      says(socket)
    }),
  )
  undo.push(async () => {
    for (const socket of open) socket.destroy()
    await server.close()
  })
  return { env: { MAIL_URL: `smtp://tramo:${password}@127.0.0.1:${server.port}` } }
}

const broken: [string, () => Change | Promise<Change>, string, number][] = [
  [
    'a variable that is not usable',
    () => ({ env: { PORT: 'many', LOG_LEVEL: 'loud' } }),
    'FAILS      variables: LOG_LEVEL is not usable',
    1,
  ],
  [
    'a variable that nobody knows',
    () => ({ env: { MAIL_FORM: 'hello@cars.example.com' } }),
    'advice     variables: MAIL_FORM is not known and is ignored. Did you mean MAIL_FROM?',
    0,
  ],
  [
    'a sender that is missing',
    () => ({ env: { MAIL_FROM: '' } }),
    'FAILS      variables: MAIL_URL needs MAIL_FROM',
    1,
  ],
  [
    'a database that is away',
    async () => ({
      env: { DATABASE_URL: `postgresql://tramo:${password}@127.0.0.1:${await freePort()}/tramo` },
    }),
    'FAILS      database: DATABASE_URL cannot be used (ECONNREFUSED)',
    1,
  ],
  [
    'a migration that has not run',
    () =>
      changed(
        `create table kept as select * from migration; delete from migration where name > '0010'`,
        'insert into migration select * from kept on conflict do nothing; drop table kept',
      ),
    'FAILS      migrations: ',
    1,
  ],
  [
    'a migration of a newer version',
    () =>
      changed(
        `insert into migration (name) values ('9999-later.sql')`,
        `delete from migration where name = '9999-later.sql'`,
      ),
    'FAILS      migrations: A newer version has changed the tables (9999-later.sql)',
    1,
  ],
  [
    'a folder that cannot be written',
    () => {
      const file = join(place.env.DATA_DIR ?? '', 'file')
      writeFileSync(file, '')
      return { env: { DATA_DIR: file } }
    },
    'FAILS      disk: DATA_DIR ',
    1,
  ],
  [
    'a company that is open without a car',
    () => changed(`update car set status = 'retired'`, `update car set status = 'active'`),
    'FAILS      company: It is open, and this is missing: A car',
    1,
  ],
  [
    'a company that is open without a way to pay',
    () =>
      changed(
        'update company set takes_cash = false, bank_holder = null, bank_routing = null, bank_account = null',
        `update company set takes_cash = true, bank_holder = 'Acme', bank_routing = '000111222', bank_account = '00005521'`,
      ),
    'FAILS      company: It is open, and this is missing: A way to pay',
    1,
  ],
  [
    'the same before it opens',
    () =>
      changed(
        'update company set opened_at = null, takes_cash = false, bank_holder = null, bank_routing = null, bank_account = null',
        `update company set opened_at = now(), takes_cash = true, bank_holder = 'Acme', bank_routing = '000111222', bank_account = '00005521'`,
      ),
    'advice     company: Missing before it opens: A way to pay',
    0,
  ],
  [
    'the sample company in public',
    () => ({ env: { SEED_DEMO: '0' } }),
    'FAILS      company: The database of DATABASE_URL holds the sample company',
    1,
  ],
  [
    'no mail in public',
    () => ({ env: { MAIL_URL: '' } }),
    'FAILS      company: It is open, and this is missing: MAIL_URL and MAIL_FROM',
    1,
  ],
  [
    'a port that nobody listens on for mail',
    async () => ({ env: { MAIL_URL: `smtp://tramo:${password}@127.0.0.1:${await freePort()}` } }),
    'FAILS      mail: Nobody listens at host and port of MAIL_URL',
    1,
  ],
  [
    'a wrong password for mail',
    () => ({ env: { MAIL_URL: place.env.MAIL_URL?.replace(password, `${password}x`) ?? '' } }),
    'FAILS      mail: The mail server refuses the user or the password',
    1,
  ],
  [
    'a mail server that never ends its greeting',
    () => silentMailServer((socket) => void socket.write(`220-${'x'.repeat(1_000_000)}`)),
    'FAILS      mail: ',
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
    'no key of DKIM',
    () => ({ args: ['--dkim', 'other'] }),
    'FAILS      DKIM: There is no key at other._domainkey.cars.example.com',
    1,
  ],
  [
    'DNS that does not answer',
    async () => {
      const silent = createSocket('udp4').on('error', () => {})
      await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', () => resolve()))
      undo.push(() => silent.close())
      const resolver = new Resolver({ timeout: 50, tries: 1 })
      resolver.setServers([`127.0.0.1:${silent.address().port}`])
      return { outside: { txt: (name) => resolver.resolveTxt(name) } }
    },
    'not tried  SPF: DNS does not answer here (ETIMEOUT)',
    0,
  ],
  [
    'a public address without TLS',
    () => ({ env: { PUBLIC_URL: `http://${host}` } }),
    'FAILS      PUBLIC_URL: It is http',
    1,
  ],
  [
    'an address where nobody listens',
    async () => ({ env: { PUBLIC_URL: `https://${host}:${await freePort()}` } }),
    'FAILS      PUBLIC_URL: Nobody listens there',
    1,
  ],
  [
    'a certificate that is signed by itself',
    () => answeredBy(undefined, undefined, false),
    'FAILS      certificate: It is signed by itself',
    1,
  ],
  [
    'a certificate that has expired',
    () => answeredBy(validCertificate(host, -2)),
    'FAILS      certificate: It has expired',
    1,
  ],
  [
    'a certificate that soon expires',
    () => answeredBy(validCertificate(host, 5)),
    'advice     certificate: It is valid for 4 more days',
    0,
  ],
  [
    'a certificate for another name',
    () => answeredBy(validCertificate('other.example.com')),
    'FAILS      certificate: It is for another name',
    1,
  ],
  [
    'another program at the address',
    () => answeredBy(undefined, (_request, answer) => answer.end('<h1>It works</h1>')),
    'FAILS      PUBLIC_URL: Who answers there is not Tramo',
    1,
  ],
  [
    'an answer without an end',
    () => answeredBy(undefined, (_request, answer) => answer.end('x'.repeat(200_000))),
    'FAILS      PUBLIC_URL: Who answers there is not this server',
    1,
  ],
  [
    'a server of another database at the address',
    () => answeredBy(undefined, (_request, answer) => answer.end('{"keys":[{"x":"another"}]}')),
    'FAILS      PUBLIC_URL: A server of another database answers there',
    1,
  ],
  [
    'a proxy that is not named',
    () => ({ env: { TRUST_PROXY: '' } }),
    'FAILS      TRUST_PROXY: A proxy stands before the server and is not named',
    1,
  ],
  [
    'everybody named as a proxy',
    () => ({ env: { TRUST_PROXY: '0.0.0.0/0' } }),
    'FAILS      TRUST_PROXY: It names every address',
    1,
  ],
  [
    'a clock that is a minute off',
    () => later(60_000),
    "FAILS      clocks: The database's clock is 60 seconds behind this machine's",
    1,
  ],
  [
    'a clock that is seconds off',
    () => later(-5_000),
    "advice     clocks: The database's clock is 5 seconds ahead of this machine's",
    0,
  ],
]

test.each(broken)('%s', async (_what, change, sentence, code) => {
  const { env, outside, args = [] } = await change()
  const said = await doctor(
    { env: { ...place.env, ...env }, outside: { ...place.outside, ...outside } },
    ...args,
  )
  expect(said.lines.map((line) => line.slice(0, sentence.length))).toContain(sentence)
  expect({ ...said, lines: said.lines.filter((line) => line.includes(password)) }).toEqual({
    code,
    lines: [],
    complained: [],
  })
})
