import { describe, expect, it, test } from 'vitest'
import { backBy, type MomentFacts, momentOf, pressingDuty } from './moment.ts'

const zone = 'America/Los_Angeles'
/** A month in winter, eight hours behind UTC. */
const dates = { start: '2026-12-02T10:00', end: '2027-01-06T10:00' }
const facts = (more: Partial<MomentFacts>): MomentFacts => ({
  state: 'booked',
  kind: 'start',
  dates,
  duties: [],
  ...more,
})
const booked = facts({ rentalStatus: 85 })
const out = facts({ rentalStatus: 86 })

describe('before the keys', () => {
  it.each([
    ['two days before, a minute before midnight', '2026-12-01T07:59:00Z', 'booked'],
    ['the day before, from midnight where the car stands', '2026-12-01T08:00:00Z', 'tomorrow'],
    ['the evening before, when UTC has the day already', '2026-12-02T05:00:00Z', 'tomorrow'],
    ['on the day, too early for the key box', '2026-12-02T15:59:00Z', 'tomorrow'],
    ['two hours before', '2026-12-02T16:00:00Z', 'onTheWay'],
    ['late for it', '2026-12-02T20:00:00Z', 'onTheWay'],
  ])('%s', (_, now, moment) => {
    expect(momentOf(booked, new Date(now), zone)).toBe(moment)
  })

  it('counts from the appointment, not from the start', () => {
    const moved = facts({ rentalStatus: 85, appointment: { date: '2026-12-02T12:00' } })
    expect(momentOf(moved, new Date('2026-12-02T17:59:00Z'), zone)).toBe('tomorrow')
    expect(momentOf(moved, new Date('2026-12-02T18:00:00Z'), zone)).toBe('onTheWay')
  })

  it('is two hours also when the clock is put forward in between', () => {
    const spring = { start: '2027-03-14T03:30', end: '2027-03-20T03:30' }
    const early = facts({ rentalStatus: 85, dates: spring })
    expect(momentOf(early, new Date('2027-03-14T08:29:00Z'), zone)).toBe('tomorrow')
    expect(momentOf(early, new Date('2027-03-14T08:30:00Z'), zone)).toBe('onTheWay')
  })

  it('is at the car once it was said so, whatever the clock says', () => {
    const there = facts({ rentalStatus: 91, arrivedFor: 'pickup' })
    expect(momentOf(there, new Date('2026-12-01T00:00:00Z'), zone)).toBe('atTheCar')
  })
})

describe('with the car', () => {
  it.each([
    ['the evening before the end', '2027-01-06T07:59:00Z', 'driving'],
    ['the day of the end, from midnight', '2027-01-06T08:00:00Z', 'backToday'],
    ['a minute before the end', '2027-01-06T17:59:00Z', 'backToday'],
    ['the minute of the end', '2027-01-06T18:00:00Z', 'late'],
    ['a day later', '2027-01-07T18:00:00Z', 'late'],
  ])('%s', (_, now, moment) => {
    expect(momentOf(out, new Date(now), zone)).toBe(moment)
  })

  it('has its last day in each zone by its own clock', () => {
    const now = new Date('2027-01-06T05:30:00Z')
    expect(momentOf(out, now, 'America/New_York')).toBe('backToday')
    expect(momentOf(out, now, 'Pacific/Honolulu')).toBe('driving')
  })

  it('is to be back on the day that was chosen, and late only after the end', () => {
    const early = facts({ rentalStatus: 92, returnAppointment: { date: '2027-01-04T12:00' } })
    expect(momentOf(early, new Date('2027-01-04T07:59:00Z'), zone)).toBe('driving')
    expect(momentOf(early, new Date('2027-01-04T08:00:00Z'), zone)).toBe('backToday')
    expect(momentOf(early, new Date('2027-01-05T20:00:00Z'), zone)).toBe('backToday')
    expect(momentOf(early, new Date('2027-01-06T18:00:00Z'), zone)).toBe('late')
  })

  it('is to be back by the end, whatever later time was chosen', () => {
    expect(backBy({ dates, returnAppointment: { date: '2027-01-07T12:00' } })).toBe(dates.end)
    expect(backBy({ dates, returnAppointment: { date: '2027-01-06T09:00' } })).toBe(
      '2027-01-06T09:00',
    )
    expect(backBy({ dates })).toBe(dates.end)
  })

  it('is at the return before it is late', () => {
    const there = facts({ rentalStatus: 91, arrivedFor: 'return' })
    expect(momentOf(there, new Date('2027-01-06T19:00:00Z'), zone)).toBe('atTheReturn')
  })

  const week = { code: 'weeklyInspection', dueAt: '2026-12-16T18:00:00Z' } as const
  it.each([
    ['photos that are ahead', { ...week, state: 'ahead' }, 'driving'],
    ['photos that may be sent', { ...week, state: 'open' }, 'due'],
    ['photos that are late', { ...week, state: 'overdue' }, 'due'],
    ['a service that comes', { code: 'maintenanceDue', state: 'ahead' }, 'driving'],
    ['a service that is due', { code: 'maintenanceDue', state: 'open' }, 'due'],
    ['a visit in two days', { code: 'maintenance', dueAt: '2026-12-16T09:00' }, 'driving'],
    ['a visit tomorrow', { code: 'maintenance', dueAt: '2026-12-15T09:00' }, 'due'],
    ['the receipt of a visit', { code: 'receipt' }, 'due'],
    ['a balance', { code: 'balance' }, 'due'],
    ['a new contract', { code: 'acceptContract' }, 'due'],
    ['a license that ends soon', { code: 'license', dueAt: '2026-12-20' }, 'driving'],
    ['a license that has ended', { code: 'licenseOver', dueAt: '2026-12-13' }, 'due'],
    ['a return time to choose', { code: 'scheduleReturn', dueAt: dates.end }, 'driving'],
  ] as const)('%s', (_, duty, moment) => {
    const now = new Date('2026-12-14T20:00:00Z')
    expect(momentOf({ ...out, duties: [duty] }, now, zone)).toBe(moment)
  })

  it('on the last day what else is due waits', () => {
    const duties = [{ ...week, state: 'overdue' as const }]
    expect(momentOf({ ...out, duties }, new Date('2027-01-06T15:00:00Z'), zone)).toBe('backToday')
    expect(pressingDuty(duties, '2027-01-06T07:00')).toBe(duties[0])
  })
})

test.each([
  ['held', { state: 'held' }, 'unpaid'],
  ['a hold that ran out', { state: 'lapsed' }, 'lapsed'],
  ['returned', { state: 'ended', rentalStatus: 88 }, 'done'],
  ['extended', { state: 'ended', rentalStatus: 89 }, 'continued'],
  ['swapped', { state: 'ended', rentalStatus: 90 }, 'continued'],
  ['cancelled', { state: 'ended', rentalStatus: 87 }, 'cancelled'],
  ['refused before it began', { state: 'ended' }, 'cancelled'],
  ['an extension that waits for its money', { kind: 'extension', rentalStatus: 85 }, 'waiting'],
  ['the maintenance visit of a car that is out', { rentalStatus: 93 }, 'driving'],
] as const)('%s', (_, more, moment) => {
  expect(momentOf(facts(more), new Date('2026-12-14T20:00:00Z'), zone)).toBe(moment)
})
