import { beforeAll, expect, test } from 'vitest'
import { compileIn } from './wrong-file.ts'

/** Two wings; nothing follows from what is named in `without`. */
const wings = (without: string) => `
import type { EventKind } from '#domain/core/events.ts'
import type { AllHeard } from '#server/app/reactions.ts'
import type { Reaction } from '#server/platform/wing.ts'

type Hears<Kind extends EventKind> = { reactions: { [K in Kind]: readonly Reaction<K>[] } }
type Two = [Hears<'jobEnded'>, Hears<Exclude<EventKind, 'jobEnded' | ${without}>>]

declare const two: Two
export const heard: AllHeard<Two> = two
`

let right: string | undefined
let wrong: string | undefined

beforeAll(() => {
  ;[right, wrong] = compileIn('server', wings('never'), wings(`'paymentSettled'`))
})

test('wings that hear every event compile', () => {
  expect(right).toBe('')
})

test('an event from which nothing follows does not compile', () => {
  expect(wrong).toContain('nobodyHears: "paymentSettled"')
})
