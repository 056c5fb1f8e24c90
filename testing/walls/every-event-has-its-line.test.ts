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

/** What later wings answer, without one of them. */
const answers = `
import { answers } from '#server/app/wings.ts'
import type { Questions } from '#server/platform/api/context.ts'

const { jobThread, ...others } = answers
export const left = jobThread
`

let right: string | undefined
let answered: string | undefined
let unanswered: string | undefined
let wrong: string | undefined

beforeAll(() => {
  ;[right, wrong, answered, unanswered] = compileIn(
    'server',
    wings('never'),
    wings(`'paymentSettled'`),
    `${answers}export const all: Questions = { ...others, jobThread }`,
    `${answers}export const all: Questions = others`,
  )
})

test('wings that hear every event compile', () => {
  expect(right).toBe('')
})

test('an event from which nothing follows does not compile', () => {
  expect(wrong).toContain('nobodyHears: "paymentSettled"')
})

test('answers to every question of an earlier wing compile', () => {
  expect(answered).toBe('')
})

test('a question without its answer does not compile', () => {
  expect(unanswered).toContain("'jobThread' is missing in type")
})
