import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { outsideOf, type Reach, Unreachable, unreachableTexts } from './fetch-public.ts'

const open: Server[] = []

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** @returns the port of somebody's server on this machine */
async function somebody(answers: RequestListener): Promise<number> {
  const server = createServer(answers)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const bounds = { timeoutMs: 5000, mostBytes: 1000 }

async function whyNot(url: string, reach?: Reach, more: Partial<typeof bounds> = {}) {
  try {
    await outsideOf(reach).fetchPublic(url, { ...bounds, ...more })
  } catch (error) {
    return error instanceof Unreachable ? error.why : error
  }
  return 'answered'
}

it('sends what it is given, and brings the answer', async () => {
  const port = await somebody((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      const { method, url, headers } = request
      reply.writeHead(201, { 'x-own': 'yes' }).end([method, url, headers['x-mine'], body].join(' '))
    })
  })

  const answer = await outsideOf({ ownMachine: true }).fetchPublic(
    `http://127.0.0.1:${port}/a?b=1`,
    { ...bounds, method: 'POST', headers: { 'x-mine': 'me' }, body: 'ñ' },
  )

  expect(answer).toMatchObject({ status: 201, isCut: false, headers: { 'x-own': 'yes' } })
  expect(answer.body.toString()).toBe('POST /a?b=1 me ñ')
})

it.each([
  ['https://127.0.0.1/'],
  ['https://127.1/'],
  ['https://2130706433/'],
  ['https://0x7f.0.0.1/'],
  ['https://localhost/'],
  ['https://app.localhost/'],
  ['https://0.0.0.0/'],
  ['https://10.0.0.8:8443/hook'],
  ['https://169.254.169.254/latest/meta-data'],
  ['https://100.64.3.4/'],
  ['https://[::1]/'],
  ['https://[::ffff:10.0.0.1]/'],
  ['https://[fd00:ec2::254]/'],
  ['https://[fe80::1]/'],
])('refuses %s, both as it is typed and as it is asked', async (url) => {
  expect(await whyNot(url)).toBe('notPublic')
  expect(await outsideOf().refusalOf(url)).toBe(unreachableTexts.notPublic)
})

it.each([
  ['', 'badAddress'],
  ['example.com', 'badAddress'],
  ['ftp://example.com/', 'badAddress'],
  ['https://me:secret@example.com/', 'badAddress'],
  [`https://example.com/${'a'.repeat(2000)}`, 'badAddress'],
  ['http://example.com/', 'notSecure'],
  ['http://127.0.0.1/', 'notSecure'],
])('refuses %s: %s', async (url, why) => {
  expect(await whyNot(url)).toBe(why)
  expect(await outsideOf().refusalOf(url)).toBe(
    unreachableTexts[why as keyof typeof unreachableTexts],
  )
})

it('refuses a name of which one address is private', async () => {
  const resolve = async () => ['93.184.215.14', '10.0.0.1']
  expect(await whyNot('https://example.com/', { resolve })).toBe('notPublic')
})

it('says when nobody knows a name', async () => {
  const reach = { resolve: async () => [] }
  expect(await whyNot('https://nobody.example/', reach)).toBe('unknownName')
  expect(await outsideOf(reach).refusalOf('https://nobody.example/')).toBe(
    unreachableTexts.unknownName,
  )
})

it('asks for a name once, and dials what was checked', async () => {
  let asked = 0
  let dialed = 0
  const port = await somebody(() => {})
  open.at(-1)?.on('connection', () => {
    dialed += 1
  })
  const resolve = async () => {
    asked += 1
    // The second answer is what a name leads to once it was found harmless.
    return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1']
  }
  const reach = { ownMachine: true, resolve }
  // It speaks no TLS.
  expect(await whyNot(`https://rebinding.example:${port}/`, reach)).toBe('noAnswer')
  expect([asked, dialed]).toEqual([1, 1])
})

it('does not reach further than this machine where it is in development', async () => {
  for (const url of ['https://10.0.0.1/', 'https://169.254.169.254/'])
    expect(await whyNot(url, { ownMachine: true })).toBe('notPublic')
  expect(await whyNot('http://10.0.0.1/', { ownMachine: true })).toBe('notSecure')
})

it('does not go where an answer leads', async () => {
  let led = 0
  const inside = await somebody((_request, reply) => {
    led += 1
    reply.end()
  })
  const port = await somebody((_request, reply) =>
    reply.writeHead(302, { location: `http://127.0.0.1:${inside}/` }).end(),
  )
  const { status } = await outsideOf({ ownMachine: true }).fetchPublic(
    `http://127.0.0.1:${port}/`,
    bounds,
  )
  expect([status, led]).toEqual([302, 0])
})

it('reads no more of an answer than it may', async () => {
  const port = await somebody((_request, reply) => {
    reply.writeHead(200)
    const more = () => {
      while (reply.write('x'.repeat(65_536)));
      reply.once('drain', more)
    }
    more()
  })
  const answer = await outsideOf({ ownMachine: true }).fetchPublic(
    `http://127.0.0.1:${port}/`,
    bounds,
  )
  expect(answer.isCut).toBe(true)
  expect(answer.body).toHaveLength(1000)
})

it.each<[string, RequestListener]>([
  ['says nothing', () => {}],
  ['never ends', (_request, reply) => reply.writeHead(200).write('x')],
])('gives up on who %s', async (_name, answers) => {
  const url = `http://127.0.0.1:${await somebody(answers)}/`
  expect(await whyNot(url, { ownMachine: true }, { timeoutMs: 200 })).toBe('tooSlow')
})

it('gives up on a name that nobody answers for', async () => {
  const resolve = () => new Promise<string[]>(() => {})
  expect(await whyNot('https://slow.example/', { resolve }, { timeoutMs: 100 })).toBe('tooSlow')
})

it('ends with the reason of who ends it', async () => {
  const url = `http://127.0.0.1:${await somebody(() => {})}/`
  const ends = new AbortController()
  const asked = outsideOf({ ownMachine: true }).fetchPublic(url, { ...bounds, signal: ends.signal })
  ends.abort(new Error('we stop'))
  await expect(asked).rejects.toThrow('we stop')
})

it('says when there is no connection', async () => {
  expect(await whyNot('http://127.0.0.1:1/', { ownMachine: true })).toBe('noAnswer')
})
