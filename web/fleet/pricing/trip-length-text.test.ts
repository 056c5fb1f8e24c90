import { describe, expect, it } from 'vitest'
import { tripLengthText } from './trip-length-text.ts'

describe('the length of a trip in words', () => {
  it('splits into months, weeks and days', () => {
    const trip = ['2026-11-24T10:00', '2027-01-12T10:00'] as const
    expect(tripLengthText(...trip, 'en')).toBe('49 days: 1 month, 2 weeks, and 5 days')
    expect(tripLengthText(...trip, 'es')).toBe('49 días: 1 mes, 2 semanas y 5 días')
  })

  it('says a few days once', () => {
    expect(tripLengthText('2026-11-24T10:00', '2026-11-27T10:00', 'en')).toBe('3 days')
    expect(tripLengthText('2026-11-24T10:00', '2026-11-25T10:00', 'es')).toBe('1 día')
  })

  it('is silent without a trip', () => {
    expect(tripLengthText(undefined, '2026-11-25T10:00', 'en')).toBe('')
    expect(tripLengthText('2026-11-25T10:00', '2026-11-25T10:00', 'en')).toBe('')
  })
})
