import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bounds, type Question, TrustSearch } from './search.ts'
import { edgesOf, type Tie, type TrustEdge } from './ties.ts'
import { trustBetween, trustOfFlow } from './trust.ts'

const name = (n: number) => `p${n}`
const vouch = (from: string, to: string, confidence = 1): Tie => ({
  kind: 'vouch',
  from,
  to,
  rating: 10,
  confidence,
  ageDays: 0,
})

/** What a database would answer. */
function answerTo({ kind, leaving, leadingTo }: Question, edges: readonly TrustEdge[]) {
  const [from, to] = [new Set(leaving), new Set(leadingTo)]
  return edges.filter((edge) =>
    kind === 'between'
      ? from.has(edge.from) && to.has(edge.to)
      : from.has(edge.from) || to.has(edge.to),
  )
}

function found(
  viewer: string,
  users: readonly string[],
  { edges, seeds = [] }: { edges: readonly TrustEdge[]; seeds?: readonly string[] },
  bounds?: Bounds,
) {
  const search = new TrustSearch(viewer, { seeds, users }, bounds)
  const asked: Question[] = []
  for (let question = search.next(); question; question = search.next()) {
    asked.push(question)
    search.learn(question, answerTo(question, edges))
  }
  return { search, asked, results: search.results() }
}

/** A community in which some know many and most know few. */
const community = (people: number, ties: number) =>
  fc
    .array(
      fc.record({
        from: fc.integer({ min: 0, max: people - 1 }),
        to: fc.integer({ min: 0, max: people * people - 1 }).map((n) => Math.floor(Math.sqrt(n))),
        percent: fc.integer({ min: 0, max: 100 }),
        kind: fc.constantFrom('vouch' as const, 'vouch' as const, 'connection' as const),
      }),
      { minLength: ties / 2, maxLength: ties },
    )
    .map((rows) =>
      rows.flatMap(({ kind, from, to, percent }) =>
        edgesOf({ ...vouch(name(from), name(to), percent / 100), kind } as Tie),
      ),
    )

/** Everybody knows the next three around a table of `people`. */
const table = (people: number) =>
  Array.from({ length: people }, (_, at) => [1, 2, 3].map((n) => [at, (at + n) % people] as const))
    .flat()
    .flatMap(([from, to]) => [vouch(name(from), name(to)), vouch(name(to), name(from))])
    .flatMap(edgesOf)

describe('a search from both ends', () => {
  it('does not walk around a long table from the far end', () => {
    const { asked, results } = found(name(0), [name(150)], { edges: table(300) })
    expect(results.get(name(150))?.value).toBe(0)
    expect(asked.length).toBeLessThanOrEqual(6)
  })

  it.each([
    [8, 20],
    [30, 60],
    [30, 200],
    [250, 600],
  ])('of %d people with %d ties finds what the whole community says', (people, ties) => {
    const person = fc.integer({ min: 0, max: people - 1 }).map(name)
    const seedPeople = fc.uniqueArray(person, { maxLength: 3 })
    const users = fc.uniqueArray(person, { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(community(people, ties), seedPeople, users, (edges, seeds, asked) => {
        const viewer = name(0)
        const { results } = found(viewer, asked, { edges, seeds })
        for (const user of asked) {
          const whole = trustBetween(viewer, user, { edges, seeds })
          expect(results.get(user)?.value).toBe(whole?.value)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('asks about nobody else when the only friend’s vouch is all that can come', () => {
    const crowd = Array.from({ length: 500 }, (_, n) => vouch(name(n), name((n * 7 + 1) % 500)))
    const edges = [vouch('me', 'ben'), vouch('ben', 'ana', 0.3), ...crowd].flatMap(edgesOf)
    const { asked, results } = found('me', ['ana'], { edges })
    expect(results.get('ana')?.value).toBe(23)
    expect(asked).toHaveLength(1)
  })

  it('looks for short cuts between two crowds before it asks about everybody in one', () => {
    const crowds = Array.from({ length: 200 }, (_, n) => [
      vouch('me', `mine ${n}`),
      vouch(`mine ${n}`, `far ${n}`),
      vouch(`hers ${n}`, 'ana', 0.001),
    ]).flat()
    const shortCuts = Array.from({ length: 200 }, (_, n) => vouch(`mine ${n}`, `hers ${n}`))
    const edges = [...crowds, ...shortCuts].flatMap(edgesOf)
    const { asked, results } = found('me', ['ana'], { edges })
    expect(results.get('ana')?.value).toBe(17)
    expect(asked.map(({ kind }) => kind)).toEqual(['around', 'between'])
  })

  it('knows of whom nobody leads to that they are too far, and does not ask about them again', () => {
    // Two steps away stand 100 people. Ten of the 120 who vouch for Ana are led to by one of them.
    const many = (count: number, tie: (n: number) => Tie) =>
      Array.from({ length: count }, (_, n) => tie(n))
    const edges = [
      ...many(100, (n) => vouch('me', `mine ${n}`)),
      ...many(100, (n) => vouch(`mine ${n}`, `far ${n}`)),
      ...many(10, (n) => vouch(`far ${n}`, `hers ${n}`)),
      ...many(120, (n) => vouch(`hers ${n}`, 'ana', 0.01)),
      ...many(120, (n) => vouch(`nobody ${n}`, `hers ${n}`)),
    ].flatMap(edgesOf)
    const { asked, results } = found('me', ['ana'], { edges })
    expect(results.get('ana')?.value).toBe(trustBetween('me', 'ana', { edges, seeds: [] })?.value)
    expect(results.get('ana')?.value).toBe(9)
    expect(asked.map(({ kind }) => kind)).toEqual(['around', 'between', 'around', 'between'])
  })

  it('does not ask who leads to the viewer, with whom all trust begins', () => {
    // One way, and too long; from its end there is less to ask about than from the viewer’s.
    const way = ['me', 'b', 'c', 'd', 'e', 'ana']
    const edges = way
      .slice(1)
      .map((to, at) => vouch(way[at] ?? '', to))
      .concat(['x', 'y', 'z'].map((friend) => vouch('me', friend)))
      .flatMap(edgesOf)
    const { asked, results } = found('me', ['ana'], { edges })
    expect(results.get('ana')?.value).toBe(0)
    expect(asked.flatMap(({ leadingTo }) => leadingTo)).not.toContain('me')
  })

  // @7-trust
  it('finds no more in a ring of 1,000 fakes than the real people behind it pass on', () => {
    const fake = (n: number) => `fake ${n % 1000}`
    const ring = Array.from({ length: 1000 }, (_, n) => [
      ...[1, 2, 3, 31, 500].map((step) => vouch(fake(n), fake(n + step))),
      vouch(fake(n), 'ana'),
    ]).flat()
    const friends = Array.from({ length: 30 }, (_, n) => vouch('me', `friend ${n}`))
    for (const fooled of [0, 1, 3]) {
      const real = Array.from({ length: fooled }, (_, n) => vouch(`friend ${n}`, fake(n * 77), 0.4))
      const edges = [...friends, ...ring, ...real].flatMap(edgesOf)
      const { results } = found('me', ['ana', fake(0), fake(999)], { edges })
      for (const { value } of results.values())
        expect(value).toBeLessThanOrEqual(trustOfFlow(fooled * 400_000))
      expect(results.get('ana')?.value).toBe(trustOfFlow(fooled * 400_000))
    }
  })

  it('that ends at its bounds has found less, never more', () => {
    fc.assert(
      fc.property(community(60, 400), fc.integer({ min: 1, max: 200 }), (edges, most) => {
        const bounds = { edges: most, people: 5 }
        const { results } = found('p0', ['p59'], { edges }, bounds)
        const whole = trustBetween('p0', 'p59', { edges, seeds: [] })
        expect(results.get('p59')?.value).toBeLessThanOrEqual(whole?.value ?? 0)
      }),
    )
  })
})

describe('what turns out to carry nothing', () => {
  it('is left out, and the search goes on without it', () => {
    const edges = [vouch('me', 'b'), vouch('b', 'ana'), vouch('me', 'c'), vouch('c', 'd', 0.5)]
      .concat(vouch('d', 'ana'))
      .flatMap(edgesOf)
    const { search } = found('me', ['ana'], { edges })
    expect(search.results().get('ana')?.value).toBe(60)
    const goOn = () => {
      for (let question = search.next(); question; question = search.next())
        search.learn(question, answerTo(question, edges))
      return search.results().get('ana')?.value
    }
    search.bar(['b'], [])
    expect(goOn()).toBe(33)
    search.bar([], [['d', 'c']])
    expect(goOn()).toBe(0)
  })

  it('has everybody among its witnesses on whom the answer rests, also by making others near', () => {
    // Ben counts although his way here is long, because the weak vouch makes him a neighbour.
    const edges = [
      vouch('me', 'weak', 0.001),
      vouch('weak', 'ben', 0.001),
      vouch('me', 'c'),
      vouch('c', 'd'),
      vouch('d', 'e'),
      vouch('e', 'ben'),
      vouch('ben', 'ana', 0.5),
    ].flatMap(edgesOf)
    const { search } = found('me', ['ana'], { edges })
    expect(search.witnesses()).toEqual(new Set(['ana', 'ben', 'c', 'd', 'e', 'me', 'weak']))
    search.bar(['weak'], [])
    for (let question = search.next(); question; question = search.next())
      search.learn(question, answerTo(question, edges))
    expect(search.results().get('ana')?.value).toBe(0)
  })
})
