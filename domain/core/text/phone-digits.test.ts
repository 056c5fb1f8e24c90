import { describe, expect, it } from 'vitest'
import { phoneDigits } from './phone-digits.ts'

describe('the digits of a phone number', () => {
  it.each([
    ['(510) 555-0134', '15105550134'],
    ['510.555.0134', '15105550134'],
    ['1 510 555 0134', '15105550134'],
    ['+1 510–555–0134', '15105550134'],
    ['+15105550134', '15105550134'],
    ['+15105550134 ext. 4', '15105550134'],
    ['+15105550134;ext=4', '15105550134'],
    ['510-555-0134 x22', '15105550134'],
    ['+52 664 555 0134', '526645550134'],
    ['011 52 664 555 0134', '526645550134'],
    ['+49 30 12345678', '493012345678'],
    // Ten digits with their country are no number of here.
    ['+49 12345678', '4912345678'],
    ['nobody', ''],
  ])('of %s are %s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })
})
