import { expect, it } from 'vitest'
import { maskedEmail } from './masked-email.ts'

it.each([
  ['ana.nunez@example.com', 'a…@example.com'],
  ['a@example.com', 'a…@example.com'],
  ['"ana@home"@example.com', '"…@example.com'],
  ['😀x@example.com', '😀…@example.com'],
])('%s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})
