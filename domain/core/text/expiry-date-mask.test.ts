import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { maskExpiryDate } from './rules.ts'

describe('the expiry date while it is typed', () => {
  // @5-expiry-mask
  test.each([
    ['', ''],
    ['0', '0'],
    ['05', '05'],
    ['050', '05/0'],
    ['0501', '05/01'],
    ['05012', '05/01/2'],
    ['05012030', '05/01/2030'],
    ['050120301', '05/01/2030'],
    ['5', '05'],
    ['5/', '05/'],
    ['1/', '01/'],
    ['1/2/2030', '01/02/2030'],
    ['31/12/2030', '31/12/2030'],
    ['05-01-2030', '05/01/2030'],
    ['31//', '31/'],
    ['/', ''],
    ['abc', ''],
  ])('%j becomes %j', (typed, shown) => {
    expect(maskExpiryDate(typed)).toBe(shown)
  })

  // @5-expiry-mask
  test.each([
    ['32', '31'],
    ['39', '31'],
    ['0513', '05/12'],
    ['0519', '05/12'],
    ['052', '05/02'],
    ['99', '09/09'],
  ])('%j is capped: %j', (typed, shown) => {
    expect(maskExpiryDate(typed)).toBe(shown)
  })

  it('leaves its own output alone, and lets it be deleted from the end', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789/-x '.split('')), maxLength: 14 }),
        (typed) => {
          const shown = maskExpiryDate(typed)
          expect(maskExpiryDate(shown)).toBe(shown)
          const shorter = shown.slice(0, -1)
          expect(maskExpiryDate(shorter)).toBe(shorter)
          expect(shown).toMatch(/^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/)
        },
      ),
    )
  })
})
