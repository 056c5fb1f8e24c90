import { createHash } from 'node:crypto'
import type { Services } from '../../platform/api/context.ts'
import { oneAtATime } from '../../platform/pdf/one-at-a-time.ts'
import type { Entry } from '../../platform/zip-writer.ts'
import { signedEvidence } from '../../money/evidence/signed-evidence.ts'
import { makeReceipt } from '../../money/papers/make-receipt.ts'
import { makeCoveredContract } from '../../rentals/contract/make-contract-paper.ts'
import { packPage } from './pack-page.ts'
import { packReadMe } from './pack-read-me.ts'
import { mostFiles } from './pack-files.ts'
import { contractPath, type Made, receiptPath } from './pack-words.ts'
import type { PackFacts } from './read-pack.ts'

/** So much of pictures and papers, in bytes: a ZIP of this kind ends at 4 GB. */
const mostBytes = 2 * 1024 ** 3

/** All files of a dispute pack, one after the other (docs/product/staff.md#dispute-pack). */
export async function* packEntries(services: Services, facts: PackFacts): AsyncGenerator<Entry> {
  const made: Made = { hashes: new Map(), missing: new Map(), logs: [] }
  yield text('read-me.txt', packReadMe(facts), made)
  yield* papers(services, facts, made)
  yield* logs(services, facts, made)
  yield* files(services, facts, made)
  yield text('index.html', packPage(facts, made), made)
  const sums = [...made.hashes].map(([path, hash]) => `${hash}  ${path}\n`).join('')
  yield text('sha256sums.txt', sums, made)
}

/** Every version that was accepted, and the newest where none was; the receipt over all that was booked. */
async function* papers({ db }: Services, facts: PackFacts, made: Made): AsyncGenerator<Entry> {
  for (const contract of facts.contracts.filter((one) => isShown(one, facts.contracts))) {
    const order = facts.orders.find(({ id }) => id === contract.order_id)
    if (!order) continue
    const paper = await oneAtATime(() => makeCoveredContract(db, order, contract))
    const path = contractPath(contract)
    yield { path, packed: true, bytes: hashed(paper, path, made) }
  }
  const booked = facts.orders.filter(({ state }) => state === 'booked' || state === 'ended')
  const [first, last] = [booked[0], booked.at(-1)]
  if (!first || !last) return
  const receipt = await oneAtATime(() => makeReceipt(db, [first, last], 'en', facts.now))
  yield { path: receiptPath, packed: true, bytes: hashed(receipt, receiptPath, made) }
}

function isShown(one: PackFacts['contracts'][number], all: PackFacts['contracts']): boolean {
  const ofOrder = all.filter(({ order_id }) => order_id === one.order_id)
  if (ofOrder.some(({ accepted_at }) => accepted_at)) return one.accepted_at !== null
  return one.version === Math.max(...ofOrder.map(({ version }) => version))
}

/** Signed as a whole, so it goes as it is, or not at all where a report of an accident names somebody's license. */
async function* logs({ db }: Services, facts: PackFacts, made: Made): AsyncGenerator<Entry> {
  for (const { id } of facts.orders) {
    const { entries, log, isWhole } = await signedEvidence(db, id, facts.now)
    if (entries.length === 0) continue
    const path = `evidence/evidence-${id}.json`
    const names = entries.some(({ data }) => Boolean((data as { license?: unknown }).license))
    const state = names ? 'kept' : isWhole ? 'sealed' : 'broken'
    made.logs.push({ orderId: id, path, entries: entries.length, state })
    if (!names) yield text(path, log, made)
  }
}

async function* files(
  { files: store }: Services,
  facts: PackFacts,
  made: Made,
): AsyncGenerator<Entry> {
  let bytes = 0
  for (const { id, path } of facts.files.slice(0, mostFiles)) {
    if (made.hashes.has(path) || made.missing.has(path)) continue
    const stored = await store.stored(id)
    if (!stored || bytes + stored.size > mostBytes) {
      made.missing.set(path, stored ? 'noRoom' : 'gone')
      continue
    }
    bytes += stored.size
    yield { path, packed: true, bytes: hashed(stored.stream(), path, made) }
  }
}

const text = (path: string, said: string, made: Made): Entry => ({
  path,
  packed: false,
  bytes: hashed([new TextEncoder().encode(said)], path, made),
})

/** The same bytes; when the last is out, their hash is known. */
async function* hashed(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  path: string,
  made: Made,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const piece of bytes) {
    hash.update(piece)
    yield piece
  }
  made.hashes.set(path, hash.digest('hex'))
}
