import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortOr, walks } from '#testing/walk/length.ts'
import {
  aRelocationWorld,
  brokenRelocations,
  type RelocationStep,
  relocationSteps,
  stepOfRelocations,
} from '#testing/walk/relocation.ts'

/** What was done at least once, so that walks that never get anywhere prove nothing. */
const done = new Set<string>()

type What = RelocationStep['what']
const brought = ['post', 'apply', 'accept', 'photos', 'start', 'photosThere', 'finish'] as const
/** How relocations go; each is broken off anywhere. */
const ways: readonly (readonly What[])[] = [
  [...brought, 'confirm'],
  [...brought, 'days', 'days', 'work'],
  ['post', 'apply', 'accept', 'leave', 'apply', 'accept', 'cancel'],
  ['post', 'apply', 'accept', 'photos', 'start', 'takeBack', 'book'],
]
const one: fc.Arbitrary<RelocationStep> = fc.record({
  what: fc.constantFrom(...relocationSteps),
  who: fc.nat(1),
  job: fc.nat(3).map((chance) => (chance === 0 ? 1 : 0)),
})
/** One person goes a way of which one step may be another, then anything happens, and days pass. */
const stretch: fc.Arbitrary<RelocationStep[]> = fc
  .record({
    who: fc.nat(1),
    way: fc.constantFrom(...ways),
    wrongAt: fc.nat(14),
    wrong: one,
    rest: fc.array(one, { maxLength: 4 }),
  })
  .map(({ who, way, wrongAt, wrong, rest }) => [
    ...way.flatMap((what, at) => [...(at === wrongAt ? [wrong] : []), { what, who, job: 0 }]),
    ...rest,
    ...(['days', 'work'] as const).map((what) => ({ what, who, job: 0 })),
  ])

test('random steps of staff, drivers and renters keep every car with one, and every credit once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(stretch, { minLength: 8, maxLength: 9, size: 'max' }),
      async (all) => {
        const world = await aRelocationWorld()
        for (const step of all.flat()) {
          if (await stepOfRelocations(world, step)) done.add(step.what)
          expect(await brokenRelocations(world)).toEqual({})
        }
      },
    ),
    walks({ short: 1, thorough: 2, seed: 20_261_127 }),
  )
  expect(done.size).toBeGreaterThanOrEqual(shortOr(4, relocationSteps.length))
}, 600_000)
