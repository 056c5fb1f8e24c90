import { type Bounds, TrustSearch, usualBounds } from '#domain/community/trust/search.ts'
import type { Trust } from '#domain/community/trust/trust.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { PersonId } from '#domain/community/trust/ties.ts'
import { edgesFor, readTieNumbers, type Witness, readWitnesses } from './ties-store.ts'

/** What a viewer can trust people with, and who the people are on whom it rests. */
export type Trusts = {
  /** By the user's id; nobody's is not among them. */
  of: Map<string, Trust>
  /** The numbers that the viewer and the users have in the search, by their ids. */
  numbers: ReadonlyMap<string, PersonId>
  /** By their numbers. */
  people: ReadonlyMap<PersonId, Witness>
}

/** After so many rounds somebody lays many out one behind the other: then all who are met are looked at. */
const usualRounds = 3

/**
 * How much a viewer can trust each of some users (docs/product/community.md#trust), all from one
 * search. Oneself is left out. Blocks and accounts that are nobody's are looked for only among
 * those on whom the answer rests; when there are any, the search goes on without them. Each round
 * leaves somebody out, so that it ends.
 */
export async function readTrust(
  db: Db | Tx,
  viewerId: string,
  userIds: readonly string[],
  now: Date,
  bounds: Bounds = usualBounds,
): Promise<Trusts> {
  const { of: numbers, seeds } = await readTieNumbers(db, [viewerId, ...userIds])
  const viewer = numbers.get(viewerId)
  if (viewer === undefined) return { of: new Map(), numbers, people: new Map() }
  const users = userIds.flatMap((id) => numbers.get(id) ?? [])
  const search = new TrustSearch(viewer, { seeds, users }, bounds)
  const barred = new Set<PersonId>()
  for (let round = 1; ; round++) {
    for (let question = search.next(); question; question = search.next())
      search.learn(question, await edgesFor(db, question, now))
    const all = round > usualRounds ? search.everybody() : []
    const found = await readWitnesses(db, [...new Set([...search.witnesses(), ...all])])
    const people = found.barred.filter((id) => !barred.has(id))
    const pairs = found.blocked.filter((pair) => !barred.has(JSON.stringify(pair)))
    if (people.length + pairs.length === 0) {
      const results = search.results()
      const of = new Map<string, Trust>()
      for (const [id, no] of numbers) {
        const trust = results.get(no)
        if (trust) of.set(id, trust)
      }
      return { of, numbers, people: found.people }
    }
    for (const id of people) barred.add(id)
    for (const pair of pairs) barred.add(JSON.stringify(pair))
    search.bar(people, pairs)
  }
}
