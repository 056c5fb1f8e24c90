import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { countedQueries } from '#testing/counted-queries.ts'
import { buildUser } from '#testing/factories.ts'
import { serverOn, type TestServer, testServer } from '#testing/server.ts'
import { scan } from '../uploads/file-scanners.ts'

let server: TestServer
let port: number
/** How many requests have come in. */
let came = 0
const sockets: Socket[] = []

beforeAll(async () => {
  const { services } = await testServer()
  server = await serverOn({ db: services.db })
  server.app.server.on('request', () => {
    came += 1
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await server.app.close()
})

/** Somebody at this address, who sends all of it at once, and the heads of the answers. */
function sender(localAddress: string, requests: string[]) {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  let heard = ''
  let onHeard = () => {}
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text
    onHeard()
  })
  socket.on('error', () => {})
  socket.write(requests.join(''))
  const heads = () => heard.match(/HTTP\/1\.1 \d{3} .*?\r\n\r\n/gs) ?? []
  return {
    socket,
    answers: () =>
      new Promise<string[]>((resolve) => {
        onHeard = () => {
          if (heads().length >= requests.length) resolve(heads())
        }
        onHeard()
      }),
  }
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`
const home = get('/api?objectType=home')

function post(fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString()
  const type = 'Content-Type: application/x-www-form-urlencoded'
  return `POST /api HTTP/1.1\r\nHost: 127.0.0.1\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

/** Resolves when so many more requests have come in. */
function cameIn(count: number): Promise<void> {
  const until = came + count
  return new Promise((resolve) => {
    const look = () => {
      if (came < until) return
      server.app.server.off('request', look)
      resolve()
    }
    server.app.server.on('request', look)
  })
}

/** While it is held, no call gets anything from the database. */
async function holdDatabase(): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let held = () => {}
  const isHeld = new Promise<void>((resolve) => {
    held = resolve
  })
  const { db } = server.services
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table area, contact_message, session in access exclusive mode`.execute(tx)
    held()
    await released
  })
  await isHeld
  return async () => {
    release()
    await holding
  }
}

const statuses = (heads: string[]) => {
  const count = (status: number) => heads.filter((head) => head.startsWith(`HTTP/1.1 ${status}`))
  return { ok: count(200).length, tooMany: count(429).length }
}

it('a flood from one address delays that address alone', async () => {
  const release = await holdDatabase()
  const arrived = cameIn(201)
  const flood = Array.from({ length: 20 }, () => sender('127.0.0.1', Array<string>(10).fill(home)))
  const other = sender('127.0.0.2', [home])
  await arrived
  await release()
  expect(statuses(await other.answers())).toEqual({ ok: 1, tooMany: 0 })
  // Of the flood some was worked on meanwhile, four at a time, and the most of it was refused.
  const heads = (await Promise.all(flood.map(({ answers }) => answers()))).flat()
  expect(statuses(heads)).toEqual({ ok: 104, tooMany: 96 })
  const refused = heads.find((head) => head.startsWith('HTTP/1.1 429'))
  expect(refused).toMatch(/\r\nretry-after: 5\r\n/i)
})

it('calls that one person keeps sending delay a neighbour at the same address by one call', async () => {
  const [busy, neighbour] = [await buildUser(server), await buildUser(server)]
  const homeOf = ({ token }: { token: string }) =>
    get('/api?objectType=home', `Authorization: Bearer ${token}\r\n`)
  // The server knows both by an earlier call.
  for (const person of [busy, neighbour]) await sender('127.0.0.1', [homeOf(person)]).answers()
  const answered: (string | undefined)[] = []
  server.app.server.on('request', (request, response) => {
    response.on('finish', () => answered.push(request.headers.authorization))
  })
  const release = await holdDatabase()
  const arrived = cameIn(104)
  const stream = Array.from({ length: 8 }, () =>
    sender('127.0.0.1', Array<string>(13).fill(homeOf(busy))),
  )
  await arrived
  const one = sender('127.0.0.1', [homeOf(neighbour)])
  await cameIn(1)
  await release()
  expect(statuses(await one.answers())).toEqual({ ok: 1, tooMany: 0 })
  const heads = (await Promise.all(stream.map(({ answers }) => answers()))).flat()
  expect(statuses(heads)).toEqual({ ok: 103, tooMany: 1 })
  const before = answered.indexOf(`Bearer ${neighbour.token}`)
  expect(answered).toHaveLength(105)
  expect(before).toBeLessThan(20)
})

it('calls of who has hung up are not made', async () => {
  const message = (name: string) =>
    post({
      objectType: 'contactForm',
      name,
      email: 'a@example.com',
      message: 'Hello to all of you',
    })
  const release = await holdDatabase()
  const arrived = cameIn(10)
  const names = Array.from({ length: 10 }, (_, index) => `Flood ${index}`)
  const flood = sender('127.0.0.1', names.map(message))
  const [served] = (await once(server.app.server, 'connection')) as [Socket]
  await arrived
  const closed = once(served, 'close')
  flood.socket.destroy()
  await closed
  const next = sender('127.0.0.1', [message('Next')])
  await cameIn(1)
  await release()
  expect(statuses(await next.answers())).toEqual({ ok: 1, tooMany: 0 })
  const { db } = server.services
  const made = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from contact_message where name like 'Flood %' or name = 'Next' order by name`.execute(
      db,
    )
    return rows.map(({ name }) => name)
  }
  // The next one had the turn of the first of the four that was done; the others may be a moment later.
  await expect.poll(async () => (await made()).length, { timeout: 60_000 }).toBeGreaterThan(4)
  expect(await made()).toEqual([...names.slice(0, 4), 'Next'])
})

/** While they are held, no file is looked into. */
function holdScanners(): () => Promise<void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = ['one', 'other'].map((owner) => scan(owner, () => released))
  return async () => {
    release()
    await Promise.all(held)
  }
}

function upload(token: string) {
  const part = (name: string, value: string) =>
    `--cut\r\nContent-Disposition: form-data; name="${name}"${value}\r\n`
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const file = `; filename="a.svg"\r\nContent-Type: image/svg+xml\r\n\r\n${svg}`
  const body = `${part('purpose', '\r\n\r\nhelp')}${part('file', file)}--cut--\r\n`
  const head = [
    'POST /api?objectType=uploadFile HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=cut',
    `Content-Length: ${body.length}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

it('while files of one person are looked into, the others at that address are answered', async () => {
  const { token } = await buildUser(server)
  const release = holdScanners()
  onTestFinished(release)
  const uploads = Array.from({ length: 9 }, () => sender('127.0.0.1', [upload(token)]))
  // Eight of one person wait to be looked into, and the ninth is asked to come back.
  const [refused] = await Promise.race(uploads.map(({ answers }) => answers()))
  expect(refused).toMatch(/^HTTP\/1.1 429/)
  const neighbour = sender('127.0.0.1', [home])
  expect(statuses(await neighbour.answers())).toEqual({ ok: 1, tooMany: 0 })
  await release()
  const heads = (await Promise.all(uploads.map(({ answers }) => answers()))).flat()
  expect(statuses(heads)).toEqual({ ok: 8, tooMany: 1 })
})

it('files wait for their turn as calls do', async () => {
  const { token } = await buildUser(server)
  const release = await holdDatabase()
  const file = get('/files/none', `Authorization: Bearer ${token}\r\n`)
  const arrived = cameIn(105)
  const flood = Array.from({ length: 15 }, () => sender('127.0.0.1', Array<string>(7).fill(file)))
  await arrived
  await release()
  const heads = (await Promise.all(flood.map(({ answers }) => answers()))).flat()
  expect(statuses(heads)).toEqual({ ok: 0, tooMany: 1 })
})

it('however many ask whether the server is ready, the database is asked once', async () => {
  const { counted, during } = await countedQueries(server)
  const ready = async () => (await counted.app.inject('/readyz')).statusCode
  let seen: number[] = []
  const queries = await during(async () => {
    seen = await Promise.all(Array.from({ length: 50 }, ready))
  })
  expect([new Set(seen), queries]).toEqual([new Set([200]), 1])
  expect(await during(ready)).toBe(1)
})
