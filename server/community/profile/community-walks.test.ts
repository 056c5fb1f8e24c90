import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortOr, walks } from '#testing/walk/length.ts'
import { brokenTies, wrongRatings } from '#testing/walk/community/invariants.ts'
import { aCommunity, type Member, pair, type World } from '#testing/walk/community/people.ts'
import { leaksToOthers, wrongReads } from '#testing/walk/community/reads.ts'
import { hasBlocked, tallyOf, type Truth, truthOf } from '#testing/walk/community/truth.ts'
import { type Actor, steps, walk } from '#testing/walk/community/walk.ts'

/** What there was at the checks, so that walks that never get anywhere prove nothing. */
const seen: Record<string, number> = { steps: 0 }

const actor: fc.Arbitrary<Actor> = fc.record({
  who: fc.nat(6),
  other: fc.nat(6),
  car: fc.nat(2),
  what: fc.oneof(
    ...steps.map(({ weight, names }) => ({ weight, arbitrary: fc.constantFrom(...names) })),
  ),
  amount: fc.nat(1_000),
})

async function reads(world: World, truth: Truth, pairs: [Member, Member][]): Promise<void> {
  for (const [viewer, other] of pairs)
    expect(await wrongReads(world, truth, viewer, other)).toEqual([])
  for (const [what, many] of Object.entries(tallyOf(truth))) seen[what] = (seen[what] ?? 0) + many
}

/** Whoever blocked the other or is blocked, and some of all others. */
function tellingPairs({ users, former }: World, truth: Truth): [Member, Member][] {
  const all = users.flatMap((viewer, at) =>
    [...users, ...former].map((other, to): [Member, Member, boolean] => {
      const isBlocked =
        hasBlocked(truth, other.id, viewer.id) || hasBlocked(truth, viewer.id, other.id)
      return [viewer, other, isBlocked || (at + to) % 5 === 1]
    }),
  )
  return all.flatMap(([viewer, other, isTelling]): [Member, Member][] =>
    isTelling && viewer !== other ? [[viewer, other]] : [],
  )
}

test('hundreds of random steps keep ties, tree, reviews and blocks true, for whoever reads them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(actor, { minLength: 55, maxLength: 65, size: 'max' }),
      async (actors) => {
        const world = await aCommunity()
        for (const [index, one] of actors.entries()) {
          await walk(world, one)
          seen.steps = (seen.steps ?? 0) + 1
          expect(await brokenTies(world)).toEqual({})
          if (index % 8 !== 7) continue
          const { me, them } = pair(world, one)
          await reads(world, await truthOf(world), [[them, me]])
        }
        await world.server.work()
        expect(await brokenTies(world)).toEqual({})
        expect(await wrongRatings(world)).toBe(0)
        const truth = await truthOf(world)
        await reads(world, truth, tellingPairs(world, truth))
        expect(await leaksToOthers(world, truth)).toEqual([])
      },
    ),
    walks({ short: 1, thorough: 4, seed: 20_261_125 }),
  )
  expect(seen.steps).toBeGreaterThan(shortOr(50, 200))
  const never = Object.values(seen).filter((many) => many === 0)
  expect(never.length).toBeLessThanOrEqual(shortOr(Object.keys(seen).length - 3, 0))
}, 600_000)
