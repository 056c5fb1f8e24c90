import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type EvidenceEntry, noHash, sealedText } from '#domain/money/evidence/evidence.ts'
import { evidenceFile } from '#domain/money/evidence/evidence-file.ts'
import { newKeyFile, readSigningKey } from '#server/platform/auth/signing-key.ts'
import type { TestUser } from '#testing/factories.ts'
import { fetchPaper } from '#testing/papers.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { runVerifyEvidence } from './verify-evidence-tool.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

let server: TestServer
let user: TestUser
let order: string
let whole: string
let keys: string

async function download(): Promise<string> {
  const { bytes } = await fetchPaper(server, 'GET', `/api/evidence?order=${order}`, user)
  return bytes.toString()
}

function fileOf(name: string, text: string): string {
  const path = join(server.dataDir, `${name}-${order}.json`)
  writeFileSync(path, text)
  return path
}

async function verify(text: string, publishedKeys = keys) {
  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  const args = [fileOf('evidence', text), '--key', publishedKeys]
  return { code: await runVerifyEvidence(args, say, say), said: lines.join('\n') }
}

beforeAll(async () => {
  server = await testServer()
  ;({ user, order } = await bookedCar(server))
  whole = await download()
  const published = await server.app.inject('/.well-known/tramo-keys.json')
  keys = fileOf('keys', published.body)
})

test('a downloaded log is found whole with the published key', async () => {
  const { code, said } = await verify(whole)
  expect(said).toMatch(
    new RegExp(`^Whole: \\d+ entries of order ${order}, as they were signed at 2026-11-20T18:00`),
  )
  expect(code).toBe(0)
})

type File = { entries: EvidenceEntry[]; count: number; order: string; sealedAt: string }

/** The file with other entries: numbered, linked and counted anew, as somebody would who knows how. */
function rehashed(change: (entries: EvidenceEntry[]) => EvidenceEntry[]): string {
  const file = JSON.parse(whole) as File
  let previousHash = noHash
  const entries = change(file.entries).map((entry, index) => {
    const { order: of, at, kind, data } = entry
    const next = { order: of, number: index + 1, at, kind, data, previousHash }
    previousHash = sha256(sealedText(next))
    return { ...next, hash: previousHash }
  })
  return `${JSON.stringify({ ...file, count: entries.length, entries }, null, 2)}\n`
}

test.each<[string, () => string, RegExp]>([
  [
    'one changed byte',
    () => whole.replace('"cents": 257706', '"cents": 257707'),
    /^Changed: entry \d+ of \d+ does not follow/,
  ],
  [
    'a changed space',
    () => whole.replace('  "order"', '\t"order"'),
    /^Changed: .*file around them/,
  ],
  [
    'a missing line',
    () => whole.replace(/ *"kind": "contract",\n/, ''),
    /^Changed: entry \d+ of \d+ does not follow/,
  ],
  ['a file that was cut off', () => whole.slice(0, -200), /^Changed: .*cut off/],
  [
    'an entry that was removed, and all hashed anew',
    () => rehashed((entries) => entries.toSpliced(1, 1)),
    /^Changed: .*not what was signed/,
  ],
  [
    'a last entry that was removed, and all counted anew',
    () => rehashed((entries) => entries.slice(0, -1)),
    /^Changed: .*not what was signed/,
  ],
  [
    'entries in another order, and all hashed anew',
    () => rehashed((entries) => entries.toReversed()),
    /^Changed: .*not what was signed/,
  ],
  [
    'an entry that was changed, and all hashed anew',
    () =>
      rehashed((entries) =>
        entries.map((entry) => ({ ...entry, at: entry.at.replace('2026', '2025') })),
      ),
    /^Changed: .*not what was signed/,
  ],
  [
    'an entry that was added, and all hashed anew',
    () => rehashed((entries) => [...entries, ...entries.slice(-1)]),
    /^Changed: .*not what was signed/,
  ],
  [
    'another time of signing',
    () => whole.replace(/"sealedAt": "2026/, '"sealedAt": "2025'),
    /^Changed: .*not what was signed/,
  ],
  [
    'a log that somebody else signed',
    () => {
      const { entries, sealedAt } = JSON.parse(whole) as File
      return evidenceFile(entries, sealedAt, readSigningKey(newKeyFile()))
    },
    /^Not proven: .*is not among those given/,
  ],
  [
    'a log that somebody else signed in our name',
    () => {
      const { entries, sealedAt } = JSON.parse(whole) as File
      const theirs = readSigningKey(newKeyFile())
      const id = /"key": "([^"]+)"/.exec(whole)?.[1] ?? ''
      return evidenceFile(entries, sealedAt, theirs && { ...theirs, id })
    },
    /^Changed: .*not what was signed/,
  ],
  [
    'a log of before, whose seal is a hash of it',
    () => whole.replace(/"seal": \{[^}]*\}/, `"seal": "${'0'.repeat(64)}"`),
    /^Not proven: the file has no seal/,
  ],
])('%s is found', async (_, change, sentence) => {
  const text = change()
  expect(text).not.toBe(whole)
  const { code, said } = await verify(text)
  expect(said).toMatch(sentence)
  expect(code).toBe(1)
})

test.each([
  ['no file', () => [], /Say which file/],
  ['no key', () => [fileOf('evidence', whole)], /Say which file and whose keys/],
  ['a file that is not there', () => ['/nowhere/e.json', '--key', keys], /e\.json cannot be read/],
  [
    'a key that is none',
    () => [fileOf('evidence', whole), '--key', fileOf('no-keys', '{"keys":[]}')],
    /has no public keys/,
  ],
  [
    'a key from a place that anybody can pretend to be',
    () => [fileOf('evidence', whole), '--key', 'http://rent.example.com/keys.json'],
    /not safe to ask/,
  ],
])('%s is told apart from a changed log', async (_, args, sentence) => {
  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  expect(await runVerifyEvidence(args(), say, say)).toBe(2)
  expect(lines.join('\n')).toMatch(sentence)
})

test('keys are fetched from where they are published', async () => {
  const published = createServer((_, answer) => answer.end(readFileSync(keys)))
  await new Promise<void>((resolve) => published.listen(0, '127.0.0.1', resolve))
  const { port } = published.address() as AddressInfo
  const { code } = await verify(whole, `http://127.0.0.1:${port}/.well-known/tramo-keys.json`)
  published.close()
  expect(code).toBe(0)
})

test('whoever writes into the database without the key gets no seal for it', async () => {
  const { db } = server.services
  const story = await bookedCar(server)
  ;({ user, order } = story)
  const { rows } = await sql<{ number: number; hash: string }>`
    select number, hash from evidence_entry where order_id = ${order} order by number desc limit 1`.execute(
    db,
  )
  const last = rows[0] ?? { number: 0, hash: '' }
  const at = '2026-11-21T10:00:00.000Z'
  const entry = { order, number: last.number + 1, at, kind: 'payment', data: { cents: 1 } }
  const hash = sha256(sealedText({ ...entry, previousHash: last.hash }))
  await sql`insert into evidence_entry (order_id, number, at, kind, data, previous_hash, hash)
    values (${order}, ${entry.number}::int, ${at}::timestamptz, 'payment', '{"cents": 1}', ${last.hash}, ${hash})`.execute(
    db,
  )
  const file = await download()
  expect(JSON.parse(file)).toMatchObject({ count: entry.number, seal: null })
  expect((await verify(file)).said).toMatch(/^Not proven: the file has no seal/)
})
