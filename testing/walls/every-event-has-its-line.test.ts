import { beforeAll, expect, test } from 'vitest'
import { compileIn } from './wrong-file.ts'

const table = `
import type { Reactions } from '#server/app/reactions.ts'

declare const all: Reactions
const { paymentSettled, ...others } = all
export const left = paymentSettled
`

let right: string | undefined
let wrong: string | undefined

beforeAll(() => {
  ;[right, wrong] = compileIn(
    'server',
    `${table}export const reactions: Reactions = { ...others, paymentSettled: [] }`,
    `${table}export const reactions: Reactions = others`,
  )
})

test('a table of reactions to every event compiles', () => {
  expect(right).toBe('')
})

test('an event without its line does not compile', () => {
  expect(wrong).toContain("'paymentSettled' is missing in type")
})
