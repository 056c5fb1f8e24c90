import { expect, it } from 'vitest'
import { scrub } from './scrub.ts'

const token = 'hV3n9XwQ2kLmZr8sT1yBcD4eF5gH6jK7pN0qR_u-vWx'

it.each([
  [`/personal?token=${token}&car=1`, '/personal'],
  ['/faq#ana@example.com', '/faq'],
  [`Cannot read «${token}» here`, 'Cannot read «[removed]» here'],
  [`Authorization: Bearer ${token}`, 'Authorization: [removed]'],
  ['refused: code=123456, token: abc', 'refused: code=[removed], token: [removed]'],
  ['No mail for ana.nunez+1@example.com today', 'No mail for [e-mail] today'],
  ['Call +1 (305) 555-0123 now', 'Call [number] now'],
  [
    'at pay (https://cars.example/assets/payment-screen-DkX81fQz.js?v=3:12:345)',
    'at pay (https://cars.example/assets/payment-screen-DkX81fQz.js:12:345)',
  ],
  [
    'at pay (https://cars.example/assets/payment-screen-DkX81fQz.js:12:345)',
    'at pay (https://cars.example/assets/payment-screen-DkX81fQz.js:12:345)',
  ],
  [
    "undefined is not an object (evaluating 'a.b')",
    "undefined is not an object (evaluating 'a.b')",
  ],
])('an error report says %j without what is personal', (given, kept) => {
  expect(scrub(given)).toBe(kept)
})
