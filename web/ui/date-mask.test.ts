import { describe, expect, it } from 'vitest'
import { maskDate } from './date-mask.ts'

/** Types one character after another, as a person does. */
function typed(characters: string): string {
  let text = ''
  for (const character of characters) text = maskDate(text + character, text)
  return text
}

describe('the mask of typed dates (SEED.md 5)', () => {
  it('inserts the slashes', () => {
    expect(typed('24112026')).toBe('24/11/2026')
    expect(typed('24/11/2026')).toBe('24/11/2026')
  })

  it('caps the day at 31 and the month at 12', () => {
    expect(typed('39132026')).toBe('31/12/2026')
  })

  it('completes a single digit when nothing else can follow, or a slash does', () => {
    expect(typed('5')).toBe('05/')
    expect(typed('1/2/2027')).toBe('01/02/2027')
    expect(maskDate('5/1/2024')).toBe('05/01/2024')
  })

  it('lets a person delete, also a slash', () => {
    expect(maskDate('24', '24/')).toBe('24')
    expect(maskDate('24/1', '24/11/')).toBe('24/1')
  })

  it('leaves a date with a month name alone', () => {
    expect(typed('Jan 5, 2024')).toBe('Jan 5, 2024')
  })
})
