import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { testCardFunding } from './test-card-funding.ts'

describe('the kind of a card of the built-in gateway', () => {
  it.each([
    ['', undefined],
    ['4242 4', undefined],
    ['4242 42', 'credit'],
    ['4000 0', undefined],
    ['4000 00', 'credit'],
    ['4000 05', 'debit'],
    ['4000 0566 5566 5556', 'debit'],
    ['5200-8282-8282-8210', 'debit'],
    ['5555 5555 5555 4444', 'credit'],
  ])('of %s is %s', (number, kind) => {
    expect(testCardFunding(number)).toBe(kind)
  })

  test('that was said once stays, whatever is typed after it', () => {
    const digits = fc.stringMatching(/^\d{6,10}$/)
    fc.assert(
      fc.property(digits, fc.stringMatching(/^[\d -]{0,9}$/), (begun, more) => {
        expect(testCardFunding(begun + more)).toBe(testCardFunding(begun))
      }),
    )
  })
})
