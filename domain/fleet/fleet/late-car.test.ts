import { expect, it } from 'vitest'
import { countedOnFrom, endangered } from './late-car.ts'

it('offers a late car again a day ahead, never a fraction of a minute too early', () => {
  const at = (text: string) => countedOnFrom(new Date(text)).toISOString()
  expect(at('2027-01-12T10:00:00.000Z')).toBe('2027-01-13T10:00:00.000Z')
  expect(at('2027-01-12T10:00:00.001Z')).toBe('2027-01-13T10:01:00.000Z')
})

it('sees a booking within a day in danger once the rental before is 6 hours over', () => {
  expect(endangered(new Date('2027-01-12T16:00:00Z'))).toEqual({
    endedBy: new Date('2027-01-12T10:00:00Z'),
    startsBy: new Date('2027-01-13T16:00:00Z'),
  })
})
