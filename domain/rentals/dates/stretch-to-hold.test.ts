import { expect, test } from 'vitest'
import { stretchToHold } from './stretch-to-hold.ts'

const at = (text: string) => new Date(`2026-12-${text}:00Z`)
const was = { startsAt: at('10T10:00'), endsAt: at('20T10:00') }

test.each([
  ['the same dates', '10T10:00', '20T10:00', 'none'],
  ['within them', '12T10:00', '18T10:00', 'none'],
  ['a later end', '10T10:00', '25T10:00', { from: at('20T18:00'), until: at('25T18:00') }],
  [
    'an end in the hours after',
    '10T10:00',
    '20T14:00',
    { from: at('20T18:00'), until: at('20T22:00') },
  ],
  ['an earlier start', '05T10:00', '20T10:00', { from: at('05T10:00'), until: at('10T10:00') }],
  [
    'an earlier start and end',
    '05T10:00',
    '15T10:00',
    { from: at('05T10:00'), until: at('10T10:00') },
  ],
  [
    'a later start and end',
    '15T10:00',
    '25T10:00',
    { from: at('20T18:00'), until: at('25T18:00') },
  ],
  ['more on both sides', '05T10:00', '25T10:00', 'both'],
  ['long after', '21T10:00', '25T10:00', { from: at('21T10:00'), until: at('25T18:00') }],
  ['long before', '01T10:00', '05T10:00', { from: at('01T10:00'), until: at('05T18:00') }],
  [
    'before, with the hours after it in the old ones',
    '01T10:00',
    '10T04:00',
    { from: at('01T10:00'), until: at('10T10:00') },
  ],
])('of a car that is booked for ten days: %s', (_, start, end, held) => {
  expect(stretchToHold(was, { startsAt: at(start), endsAt: at(end) })).toEqual(held)
})
