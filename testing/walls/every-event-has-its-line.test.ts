import { expect, test } from 'vitest'
import { compileIn } from './wrong-file.ts'

const table = `
import type { Reactions } from '#server/app/reactions.ts'

declare const all: Reactions
const { paymentSettled, ...others } = all
export const left = paymentSettled
`

test('a table of reactions to every event compiles', () => {
  const right = `export const reactions: Reactions = { ...others, paymentSettled: [] }`
  expect(compileIn('server', table + right)).toBe('')
})

test('an event without its line does not compile', () => {
  const wrong = `export const reactions: Reactions = others`
  expect(compileIn('server', table + wrong)).toContain("'paymentSettled' is missing in type")
})
