import { expect, it } from 'vitest'
import { answerBy, completeSince } from './answer-by.ts'

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

const end = '2026-12-23T10:00'
const good = { state: 'verified', expires: '2027-06-01' } as const
const sent = { ...good, state: 'submitted', sent: at('2026-11-23T09:30') } as const

it.each([
  ['verified before', good, good, booked],
  ['sent before', { ...sent, sent: at('2026-11-20T09:30') }, good, booked],
  ['sent since, to be checked', good, sent, at('2026-11-23T09:30')],
  ['missing', { state: 'missing' }, good, undefined],
  ['not accepted', good, { ...sent, state: 'rejected' }, undefined],
  ['over before the trip is', { ...good, expires: '2026-12-23' }, good, undefined],
] as const)(
  'a booking whose papers are %s is complete since then, or not',
  (_, license, insurance, since) => {
    const drivers = [{ id: 'd', license, insurance }]
    const facts = { drivers, end, isOverridden: false, openDeposit: 0 }
    expect(completeSince(booked, facts)).toEqual(since)
    expect(completeSince(booked, { ...facts, openDeposit: 20_000 })).toBeUndefined()
    expect(completeSince(booked, { ...facts, isOverridden: true })).toEqual(booked)
  },
)

it('a booking that lists nobody is not complete', () => {
  const facts = { drivers: [], end, isOverridden: false, openDeposit: 0 }
  expect(completeSince(booked, facts)).toBeUndefined()
})
