import { describe, expect, it } from 'vitest'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import { endLimits, momentOn, withStart } from './date-limits.ts'
import { dayProblem, momentProblem } from './date-rules.ts'

const start = '2026-11-24T10:00'

describe('the messages of the date picker', () => {
  // @5-field-required
  it('wants a date where one is required', () => {
    expect(momentProblem(undefined, { required: true })).toBe('required:')
    expect(momentProblem('', {})).toBeUndefined()
  })

  // @5-invalid-data
  it('refuses what is no date and what lies outside', () => {
    expect(momentProblem('2026-02-30T10:00', {})).toBe('invalidData:')
    expect(momentProblem('2026-11-23T10:00', { min: start })).toBe('invalidEarly:24/11/2026 10:00')
    expect(momentProblem('2026-11-25T10:00', { max: start })).toBe('invalidLate:24/11/2026 10:00')
    expect(dayProblem('1999-12-31', { min: '2000-01-01' })).toBe('invalidEarly:01/01/2000')
    expect(dayProblem('2026-11-25', { max: '2026-11-24' })).toBe('invalidLate:24/11/2026')
  })

  it('tells a month that stands first, and keeps what is specified in front', () => {
    const problem = dayProblem('11/30/1990', { required: true })
    expect(problem).toBe('invalidOrder:30/11/1990')
    expect(fieldMessage(problem ?? '', 'en')).toBe('Invalid data. The day comes first: 30/11/1990?')
    expect(fieldMessage('invalidEarly:24/11/2026', 'en')).toMatch(/^Invalid data\b/)
    expect(fieldMessage('invalidLate:24/11/2026', 'en')).toMatch(/^Invalid data\b/)
  })

  // @2.3-home-end @5-end-least @9-minimum-end
  it('wants the end at least one day after the start', () => {
    expect(momentProblem('2026-11-25T09:30', { start })).toBe('invalidEarly:25/11/2026 10:00')
    expect(momentProblem('2026-11-25T10:00', { start })).toBeUndefined()
  })

  // @5-this-vehicle
  it('names the minimum rental of the vehicle when there is one', () => {
    expect(momentProblem('2026-12-01T09:30', { start, minDays: 7 })).toBe('minimumRental:7')
    expect(momentProblem('2026-12-01T10:00', { start, minDays: 7 })).toBeUndefined()
  })

  // @3-date-0000 @5-should-be
  it('wants license and insurance for the trip and one day more', () => {
    const trip = { tripEnd: '2027-01-12T10:00' }
    expect(dayProblem('2027-01-12', trip)).toBe('trip:')
    expect(dayProblem('2027-01-13', trip)).toBeUndefined()
    expect(dayProblem('0000-00-00', { required: true })).toBe('required:')
    expect(dayProblem('24/1', {})).toBe('invalidData:')
  })
})

describe('choosing', () => {
  it('keeps the time on another day, or takes the nearest that is allowed', () => {
    const limits = { min: '2026-11-24T15:00' }
    expect(momentOn('2026-11-25', start, limits)).toBe('2026-11-25T10:00')
    expect(momentOn('2026-11-24', start, limits)).toBe('2026-11-24T15:00')
    expect(momentOn('2026-11-23', start, limits)).toBeUndefined()
  })

  it('keeps the end when the start moves, and the length of the trip when it cannot', () => {
    const range = { start, end: '2026-12-01T10:00' }
    expect(withStart(range, '2026-11-26T10:00').end).toBe('2026-12-01T10:00')
    expect(withStart(range, '2026-12-05T09:00').end).toBe('2026-12-12T09:00')
    expect(withStart(range, '2026-11-26T10:00', 7).end).toBe('2026-12-03T10:00')
  })

  // @2.3-results-end
  it('offers ends from one day, or the minimum rental, after the start', () => {
    expect(endLimits(start, {}).min).toBe('2026-11-25T10:00')
    expect(endLimits(start, {}, 7).min).toBe('2026-12-01T10:00')
  })
})
