import { expect, it } from 'vitest'
import { mailable } from './mailable.ts'

it('keeps the booking and the way back, and leaves out what the server would refuse', () => {
  const booking = {
    car: 'C1',
    start: '2026-12-01T10:00',
    options: ['tollPass'],
    returnUrl: '/keys',
  }
  expect(mailable(booking)).toEqual(booking)
  expect(mailable({ ...booking, start: 'banana', car: '<b>' })).toEqual({
    options: ['tollPass'],
    returnUrl: '/keys',
  })
  expect(mailable({ returnUrl: `/${'a'.repeat(1000)}` })).toEqual({})
})
