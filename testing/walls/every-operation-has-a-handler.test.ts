import { beforeAll, expect, test } from 'vitest'
import { compileIn } from './wrong-file.ts'

const table = `
import type { Operations } from '#protocol/operations.ts'
import type { Handlers } from '#server/platform/api/handler.ts'

declare const all: Handlers<Operations>
const { submitBooking, ...others } = all
export const left = submitBooking
`

let right: string | undefined
let without: string | undefined
let otherwise: string | undefined

beforeAll(() => {
  ;[right, without, otherwise] = compileIn(
    'server',
    `${table}export const handlers: Handlers<Operations> = { ...others, submitBooking }`,
    `${table}export const handlers: Handlers<Operations> = others`,
    `${table}
export const handlers: Handlers<Operations> = {
  ...others,
  submitBooking: async () => ({ order: ['not a number of an order'] }),
}`,
  )
})

// @7-every-objecttype
test('a table with every handler compiles', () => {
  expect(right).toBe('')
})

test('a table without the handler of submitBooking does not compile', () => {
  expect(without).toContain("'submitBooking' is missing in type")
})

test('a handler that answers something else than its contract says does not compile', () => {
  expect(otherwise).toContain('submitBooking')
})
