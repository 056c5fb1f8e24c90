import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortOr, walks } from '#testing/walk/length.ts'
import {
  aJobWorld,
  attempts,
  brokenJobs,
  type JobStep,
  stepOfJobs,
  surroundings,
} from '#testing/walk/jobs/walk.ts'

/** What was done at least once, so that walks that never get anywhere prove nothing. */
const done = new Set<string>()
const refused = new Set<string>()

const step: fc.Arbitrary<JobStep> = fc.record({
  who: fc.nat(3),
  other: fc.nat(3),
  job: fc.nat(3),
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('apply', 'accept', 'markDone', 'restore', 'rate') },
    { weight: 6, arbitrary: fc.constantFrom(...attempts) },
    { weight: 2, arbitrary: fc.constantFrom(...surroundings, 'post', 'hours', 'unblock') },
  ),
  amount: fc.nat(1_000),
  isFit: fc.nat(3).map((chance) => chance > 0),
})

// @4.2-jobs-update
test('random steps of several people: what a page offers is what is done, and nothing breaks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 70, maxLength: 80, size: 'max' }), async (all) => {
      const world = await aJobWorld()
      for (const one of all) {
        const outcome = await stepOfJobs(world, one)
        expect(outcome?.done).toBe(outcome?.offered)
        if (outcome) (outcome.done ? done : refused).add(outcome.what)
        expect(await brokenJobs(world)).toEqual({})
      }
    }),
    walks({ short: 1, thorough: 4, seed: 20_261_127 }),
  )
  expect(done.size).toBeGreaterThanOrEqual(shortOr(4, attempts.length))
  expect(refused.size).toBeGreaterThanOrEqual(shortOr(4, attempts.length))
}, 600_000)
