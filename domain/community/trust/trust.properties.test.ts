import fc from 'fast-check'
import { expect, it } from 'vitest'
import { edgesOf, type PersonId, type Tie, type TrustEdge } from './ties.ts'
import { type Trust, trustBetween, trustOfFlow } from './trust.ts'

const people = ['me', 'ana', 'b', 'c', 'd', 'e', 'f']
const person = fc.constantFrom(...people)
const vouch = fc.record({
  kind: fc.constant('vouch' as const),
  from: person,
  to: person,
  rating: fc.integer({ min: 1, max: 10 }),
  confidence: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  ageDays: fc.integer({ min: 0, max: 3000 }),
})
const tie: fc.Arbitrary<Tie> = fc.oneof(
  vouch,
  fc.record({
    kind: fc.constantFrom('connection' as const, 'referral' as const),
    from: person,
    to: person,
  }),
)
const world = fc.record({
  ties: fc.array(tie, { maxLength: 24 }),
  seeds: fc.subarray(people.slice(1), { maxLength: 3 }),
})

const trust = (ties: readonly Tie[], seeds: readonly string[]) =>
  trustBetween('me', 'ana', { edges: ties.flatMap(edgesOf), seeds }) as Trust
const flowOf = ({ paths }: Trust) => paths.reduce((sum, { share }) => sum + share, 0)

/**
 * The cheapest way to cut Ana off, by trying every division of the people; `only` leaves out what
 * is not among these edges, after they made people near.
 */
function cheapestCut(
  edges: readonly TrustEdge[],
  seeds: readonly string[],
  only?: ReadonlySet<string>,
): number {
  const largest = new Map<string, TrustEdge>()
  for (const edge of edges) {
    const key = `${edge.from} ${edge.to}`
    if (edge.capacity > (largest.get(key)?.capacity ?? 0)) largest.set(key, edge)
  }
  let near = new Set<PersonId>(['me', ...seeds])
  for (let step = 0; step < 3; step++)
    near = new Set([
      ...near,
      ...[...largest.values()].filter((e) => near.has(e.from)).map((e) => e.to),
    ])
  const counting = [...largest.values()].filter(
    ({ from, to }) => near.has(from) && (only?.has(`${from} ${to}`) ?? true),
  )
  const between = people.filter((id) => id !== 'me' && id !== 'ana')
  let cheapest = Number.POSITIVE_INFINITY
  for (let choice = 0; choice < 2 ** between.length; choice++) {
    const here = new Set<PersonId>(['me', ...between.filter((_, at) => choice & (1 << at))])
    const cut =
      counting
        .filter(({ from, to }) => here.has(from) && !here.has(to))
        .reduce((sum, { capacity }) => sum + capacity, 0) +
      seeds.filter((id) => !here.has(id)).length * 500_000
    cheapest = Math.min(cheapest, cut)
  }
  return cheapest
}

// @7-trust
it('the flow is what the cheapest cut lets through', () => {
  fc.assert(
    fc.property(world, ({ ties, seeds }) => {
      expect(flowOf(trust(ties, seeds))).toBe(cheapestCut(ties.flatMap(edgesOf), seeds))
    }),
    { numRuns: 400 },
  )
})

// @7-trust
it('whoever recomputes it from the listed ways alone finds the same trust', () => {
  fc.assert(
    fc.property(world, ({ ties, seeds }) => {
      const { value, paths } = trust(ties, seeds)
      const listed = new Set(
        paths.flatMap(({ edges }) => edges.map(({ from, to }) => `${from.id} ${to.id}`)),
      )
      expect(trustOfFlow(cheapestCut(ties.flatMap(edgesOf), seeds, listed))).toBe(value)
    }),
    { numRuns: 400 },
  )
})

// @7-trust
it('one more vouch never lowers a trust', () => {
  fc.assert(
    fc.property(world, vouch, ({ ties, seeds }, more) => {
      const before = trust(ties, seeds).value
      expect(trust([...ties, more], seeds).value).toBeGreaterThanOrEqual(before)
    }),
  )
})

it('does not depend on the order in which people tied themselves, and neither do its ways', () => {
  fc.assert(
    fc.property(world, fc.infiniteStream(fc.nat()), ({ ties, seeds }, keys) => {
      const shuffled = ties
        .map((one) => ({ one, key: keys.next().value ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }) => one)
      const told = ({ value, paths }: Trust) => [
        value,
        paths.map(({ first, edges, share }) => [first.id, edges.map(({ to }) => to.id), share]),
      ]
      expect(told(trust(shuffled, seeds.toReversed()))).toEqual(told(trust(ties, seeds)))
    }),
  )
})

it('is what its ways add up to, and no edge or seed of them carries more than it can', () => {
  fc.assert(
    fc.property(world, ({ ties, seeds }) => {
      const { value, paths } = trust(ties, seeds)
      expect(value).toBe(trustOfFlow(flowOf({ value, paths })))
      const used = new Map<unknown, number>()
      for (const { begins, first, edges, share } of paths) {
        expect(share).toBeGreaterThan(0)
        expect(begins === 'viewer' ? first.id : seeds.some((id) => id === first.id)).toBe(
          begins === 'viewer' ? 'me' : true,
        )
        expect(edges.at(-1)?.to.id ?? first.id).toBe('ana')
        edges.forEach((edge, at) => expect(edge.from).toBe(edges[at - 1]?.to ?? first))
        for (const part of begins === 'seed' ? [first, ...edges] : edges)
          used.set(part, (used.get(part) ?? 0) + share)
      }
      for (const [part, share] of used)
        expect(share).toBeLessThanOrEqual((part as { capacity?: number }).capacity ?? 500_000)
    }),
  )
})

// @7-trust
it('a thousand fakes who vouch for each other carry no more than the real people behind them', () => {
  const fake = (n: number) => `fake ${n % 1000}`
  const praise = { kind: 'vouch' as const, rating: 10, confidence: 1, ageDays: 0 }
  const ring = Array.from({ length: 1000 }, (_, n): Tie[] => [
    ...[1, 2, 3, 7, 31, 500].map((far) => ({ ...praise, from: fake(n), to: fake(n + far) })),
    { ...praise, from: fake(n), to: 'ana' },
  ]).flat()
  const real = fc.array(
    fc.record({
      victim: fc.constantFrom('b', 'c', 'd'),
      fake: fc.integer({ min: 0, max: 999 }),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(real, (victims) => {
      const known = ['b', 'c', 'd'].map((to) => ({ ...praise, from: 'me', to }))
      const fooled = victims.map(
        (one): Tie => ({
          ...praise,
          from: one.victim,
          to: fake(one.fake),
          confidence: one.percent / 100,
        }),
      )
      const edges = [...known, ...ring, ...fooled].flatMap(edgesOf)
      const trustIn = (user: string) => trustBetween('me', user, { edges, seeds: [] })?.value
      const carried = fooled.flatMap(edgesOf).reduce((sum, { capacity }) => sum + capacity, 0)
      for (const user of ['ana', fake(0), fake(999)])
        expect(trustIn(user)).toBeLessThanOrEqual(trustOfFlow(carried))
    }),
    { numRuns: 12 },
  )
})
