import { expect, it } from 'vitest'
import { answerBy } from './answer-by.ts'

const at = (time: string) => new Date(`${time}:00Z`)
const booked = at('2026-11-23T08:00')

it.each([
  ['a booking, just paid', 'start', '2026-11-23T08:00', '2026-11-23T16:00'],
  [
    'a booking, a minute before its 8 hours are over',
    'start',
    '2026-11-23T15:59',
    '2026-11-23T16:00',
  ],
  ['a booking, once they are over', 'start', '2026-11-23T16:00', undefined],
  [
    'a change of car, a minute before its 24 hours are over',
    'swap',
    '2026-11-24T07:59',
    '2026-11-24T08:00',
  ],
  ['a change of car, once they are over', 'swap', '2026-11-24T08:00', undefined],
  ['an extension, which waits for nobody', 'extension', '2026-11-23T08:00', undefined],
])('%s', (_, kind, now, by) => {
  expect(answerBy(kind, booked, at(now), { hours: 8 })).toEqual(by && at(by))
})

it('is not promised for what was never booked', () => {
  expect(answerBy('start', null, booked, { hours: 8 })).toBeUndefined()
})

it('a company that promises sooner has less time', () => {
  expect(answerBy('start', booked, at('2026-11-23T09:59'), { hours: 2 })).toEqual(
    at('2026-11-23T10:00'),
  )
  expect(answerBy('start', booked, at('2026-11-23T10:00'), { hours: 2 })).toBeUndefined()
  expect(answerBy('swap', booked, at('2026-11-23T10:00'), { hours: 2 })).toEqual(
    at('2026-11-24T08:00'),
  )
})
