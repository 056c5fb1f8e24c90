import { get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { encodeFields } from '#protocol/core/form-codec.ts'
import type { Operation } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { Attack } from '#testing/attack.ts'
import { type RunningServer, startServer } from '#testing/built-server.ts'
import { harmless } from '#testing/files/harmless-files.ts'
import { rawForm, svg } from '#testing/files/hostile-files.ts'
import { fieldNames, formOf, nastyValues } from '#testing/fields/nasty-input.ts'
import { refused } from '#testing/files/refused-files.ts'

/*
 * Whether hostile input stops the server for anybody else. The built server gets 5,000 nasty
 * calls, the hostile files, packed bodies and silent sockets, while a second client, with a thread and
 * an address of its own, asks what a visitor asks. It fails on any 500, any answer of that client that took over
 * two seconds, and memory that does not come back.
 */

const calls = 5_000
const atOnce = 8
const slowestAllowedMs = 2_000
const memoryAllowed = 200 * 1024 * 1024

const form = { 'content-type': 'application/x-www-form-urlencoded' }

type Seen = { url: string; at: number; ms: number; status: number }

/** An address of its own, as somebody else has one; only Linux answers on all of 127.0.0.0/8. */
const elsewhere = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {}

/** Answers the status of a page once all of it is there. */
const statusOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, elsewhere, (response) => {
      response
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', reject)
        .resume()
    }).on('error', reject)
  })

/** The second client: one question after the other, until it is told to stop. */
async function measure(url: string): Promise<void> {
  const over = new AbortController()
  parentPort?.once('message', () => over.abort())
  const questions = ['/api?objectType=home', '/api?objectType=cars&area=1', '/healthz']
  const seen: Seen[] = []
  for (let turn = 0; !over.signal.aborted; turn++) {
    const path = questions[turn % questions.length] ?? ''
    const at = Date.now()
    const before = performance.now()
    const status = await statusOf(url + path)
    seen.push({ url: path, at, ms: performance.now() - before, status })
    await pause(50)
  }
  parentPort?.postMessage(seen)
}

async function register(attack: Attack): Promise<string> {
  const person = {
    objectType: 'newUserRegistration',
    firstName: 'Ana',
    lastName: 'Nasty',
    email: 'nasty@example.com',
    phone: '+13055550123',
    birthDate: '1990-01-01',
    acceptedTerms: true,
  }
  const body = new URLSearchParams(encodeFields(person) as [string, string][])
  const answer = (await attack.send('registration', '/api', { method: 'POST', body })) as
    | { token?: string }
    | undefined
  if (!answer?.token) throw new Error(`no account: ${JSON.stringify(answer)}`)
  return answer.token
}

/** Calls without end: each operation, each of its fields, each value in turn. */
function* nastyCalls(token: string): Generator<[what: string, path: string, init: RequestInit]> {
  for (let round = 0; ; round++)
    for (const operation of Object.values(operations) as Operation[])
      for (const [index, field] of [...fieldNames(operation), 'requestId'].entries()) {
        const value = nastyValues[(index + round) % nastyValues.length]
        if (!value) continue
        const fields = formOf([
          ['objectType', operation.name],
          [field, value.encoded],
        ])
        const what = `${operation.name} ${field}, ${value.what}`
        const headers = { authorization: `Bearer ${token}` }
        if (operation.kind === 'query') yield [what, `/api?${fields.slice(0, 12_000)}`, { headers }]
        else
          yield [what, '/api', { method: 'POST', headers: { ...headers, ...form }, body: fields }]
      }
}

async function sendAll(attack: Attack, token: string): Promise<void> {
  const queue = nastyCalls(token)
  let left = calls
  const lane = async () => {
    while (left > 0) {
      left -= 1
      const next = queue.next()
      if (!next.done) await attack.send(...next.value)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

async function sendFiles(attack: Attack, token: string): Promise<void> {
  const bombs: typeof refused = [
    ['comments without end', 'a.svg', () => Buffer.from('<!---->'.repeat(60))],
    ['a drawing that is nothing but comments', 'b.svg', () => svg('<!-- -->'.repeat(100_000))],
    [
      'objects that never begin',
      'c.pdf',
      () => Buffer.from(`%PDF-1.7\n${'stream '.repeat(40_000)}`),
    ],
  ]
  const fields = { objectType: 'uploadFile', purpose: 'help' }
  for (const [what, name, bytes, type = 'application/octet-stream'] of [
    ...refused,
    ...harmless,
    ...bombs,
  ]) {
    const file = { field: 'file', name, type, bytes: await bytes() }
    const { payload, contentType } = rawForm(fields, file)
    await attack.send(what, '/api?objectType=uploadFile', {
      method: 'POST',
      headers: { 'content-type': contentType, authorization: `Bearer ${token}` },
      body: new Uint8Array(payload),
    })
  }
  const packed = gzipSync(Buffer.alloc(50_000_000, 'a'))
  const million = JSON.stringify(Object.fromEntries(Array.from({ length: 1e6 }, (_, i) => [i, 1])))
  await attack.send('a packed form', '/api', {
    method: 'POST',
    headers: { ...form, 'content-encoding': 'gzip' },
    body: new Uint8Array(packed),
  })
  await attack.send('a million keys of JSON', '/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: million,
  })
}

/** Sockets that announce a large form and say no more. */
function beSilent(server: RunningServer, token: string): () => void {
  const { hostname, port } = new URL(server.url)
  const sockets = Array.from({ length: 50 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(
      `POST /api?objectType=uploadFile HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 40000000\r\n\r\n--b\r\n',
    )
    return socket
  })
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}

async function memory(server: RunningServer): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

function tell(when: string, seen: Seen[]): void {
  const sorted = seen.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b)
  const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  console.log(
    `The second client, ${when}: asked ${sorted.length} times, median ${median} ms, slowest ${slowest} ms`,
  )
}

async function prove(): Promise<boolean> {
  const server = await startServer({ LOG_LEVEL: 'silent' })
  try {
    const attack = new Attack(server)
    const token = await register(attack)
    for (const [name] of Object.entries(operations))
      await fetch(`${server.url}/api?objectType=${name}`)
    const before = await memory(server)
    const client = new Worker(new URL(import.meta.url), { workerData: server.url })
    // What this machine does by itself, without an attack.
    await pause(10_000)
    const began = Date.now()
    const speak = beSilent(server, token)
    await sendAll(attack, token)
    const filesBegan = Date.now()
    await sendFiles(attack, token)
    speak()
    client.postMessage('stop')
    const seen = await new Promise<Seen[]>((resolve) => {
      client.once('message', resolve)
    })
    let after = await memory(server)
    for (let wait = 0; wait < 30 && after - before > memoryAllowed; wait++) {
      await pause(1_000)
      after = await memory(server)
    }
    const attacked = seen.filter(({ at }) => at >= began)
    const slowest = Math.max(...attacked.map(({ ms }) => ms))
    const unanswered = seen.filter(({ status }) => status !== 200)
    const statuses = [...attack.statuses].toSorted(([a], [b]) => a - b)
    console.log(
      `Nasty calls by status: ${statuses.map(([s, n]) => `${s || 'ended'}: ${n}`).join(', ')}`,
    )
    const slow = attack.times.toSorted((a, b) => b.ms - a.ms).slice(0, 8)
    console.log(`Slowest calls: ${slow.map(({ what, ms }) => `${what} ${ms} ms`).join('; ')}`)
    console.log(`Failures: ${attack.failures.length}`)
    for (const failure of attack.failures.slice(0, 20)) console.log(`  ${failure}`)
    tell(
      'before the attack',
      seen.filter(({ at }) => at < began),
    )
    tell(
      'during the calls',
      attacked.filter(({ at }) => at < filesBegan),
    )
    tell(
      'during the files',
      attacked.filter(({ at }) => at >= filesBegan),
    )
    console.log(`Not answered with 200: ${unanswered.length}`)
    console.log(`Memory: ${megabytes(before)} before, ${megabytes(after)} after`)
    return (
      attack.failures.length === 0 &&
      unanswered.length === 0 &&
      slowest <= slowestAllowedMs &&
      after - before <= memoryAllowed
    )
  } finally {
    await server.stop()
  }
}

if (isMainThread) {
  const isProven = await prove()
  console.log(isProven ? 'Proven: nobody else noticed.' : 'NOT proven: see the numbers above.')
  process.exitCode = isProven ? 0 : 1
} else await measure(workerData as string)
