import { expect, test } from 'vitest'
import { shownPhone } from './shown-phone.ts'

test.each([
  ['+13055550123', '(305) 555-0123'],
  ['+1 305-555-0123', '(305) 555-0123'],
  ['+525512345678', '+525512345678'],
  ['+1305555012', '+1305555012'],
  ['911', '911'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(shownPhone(phone)).toBe(shown)
})
