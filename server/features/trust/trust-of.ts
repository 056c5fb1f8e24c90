import { type Bounds, TrustSearch, usualBounds } from '#domain/trust/search.ts'
import type { Trust } from '#domain/trust/trust.ts'
import type { Db, Tx } from '../../db/database.ts'
import { edgesFor, seedPeople, type Witness, witnessesOf } from './ties-store.ts'

/** What a viewer can trust people with, and who the people are on whom it rests. */
export type Trusts = { of: Map<string, Trust>; people: Map<string, Witness> }

/** After so many rounds somebody lays many out one behind the other: then all who are met are looked at. */
const usualRounds = 3

/**
 * How much a viewer can trust each of some users (docs/product/community.md#trust), all from one
 * search. Oneself is left out. Blocks and accounts that are nobody's are looked for only among
 * those on whom the answer rests; when there are any, the search goes on without them. Each round
 * leaves somebody out, so that it ends.
 */
export async function trustOf(
  db: Db | Tx,
  viewerId: string,
  userIds: readonly string[],
  now: Date,
  bounds: Bounds = usualBounds,
): Promise<Trusts> {
  const search = new TrustSearch(viewerId, { seeds: await seedPeople(db), users: userIds }, bounds)
  const barred = new Set<string>()
  for (let round = 1; ; round++) {
    for (let question = search.next(); question; question = search.next())
      search.learn(question, await edgesFor(db, question, now))
    const all = round > usualRounds ? search.everybody() : []
    const found = await witnessesOf(db, [...new Set([...search.witnesses(), ...all])])
    const people = found.barred.filter((id) => !barred.has(id))
    const pairs = found.blocked.filter((pair) => !barred.has(JSON.stringify(pair)))
    if (people.length + pairs.length === 0) return { of: search.results(), people: found.people }
    for (const id of people) barred.add(id)
    for (const pair of pairs) barred.add(JSON.stringify(pair))
    search.bar(people, pairs)
  }
}
