import { expect, test } from 'vitest'
import { compileIn } from './wrong-file.ts'

const table = `
import type { Operations } from '#protocol/operations.ts'
import type { Handlers } from '#server/core/api/handler.ts'

declare const all: Handlers<Operations>
const { submitBooking, ...others } = all
export const left = submitBooking
`

test('a table with every handler compiles', () => {
  const right = `export const handlers: Handlers<Operations> = { ...others, submitBooking }`
  expect(compileIn('server', table + right)).toBe('')
})

test('a table without the handler of submitBooking does not compile', () => {
  const wrong = `export const handlers: Handlers<Operations> = others`
  expect(compileIn('server', table + wrong)).toContain("'submitBooking' is missing in type")
})

test('a handler that answers something else than its contract says does not compile', () => {
  const wrong = `
export const handlers: Handlers<Operations> = {
  ...others,
  submitBooking: async () => ({ order: ['not a number of an order'] }),
}`
  expect(compileIn('server', table + wrong)).toContain('submitBooking')
})
