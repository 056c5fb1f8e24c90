import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDaysToDay } from '#domain/core/time/wall-time.ts'
import { standardPlan } from '../../fleet/fleet/standard-plan.ts'
import {
  dueAfter,
  dueDay,
  type Facts,
  maintenanceState,
  type MaintenanceState,
  milesLeft,
} from './state.ts'

const done = { day: '2026-06-01', odometer: 40_000 }
const oil = { miles: 5_000, days: 180 }
/** Due on 28 November 2026, or at 45,000 miles. */
const due = dueAfter(done, oil)
const facts = (more: Partial<Facts>): Facts => ({
  due,
  today: '2026-08-01',
  odometer: 41_000,
  ...more,
})

describe('due', () => {
  it('is the interval after the last service, by day and by reading', () => {
    expect(due).toEqual({ day: '2026-11-28', odometer: 45_000 })
    expect(dueAfter(done, { miles: 5_000 })).toEqual({ odometer: 45_000 })
    expect(dueAfter(done, { days: 30 })).toEqual({ day: '2026-07-01' })
  })

  it('has miles left, fewer than none beyond it, and none to tell without a reading', () => {
    expect(milesLeft(due, 44_600)).toBe(400)
    expect(milesLeft(due, 45_001)).toBe(-1)
    expect(milesLeft({ day: '2026-11-28' }, 45_001)).toBeUndefined()
  })
})

// @9-maintenance-within
test.each<[string, Partial<Facts>, MaintenanceState]>([
  ['long before it', {}, 'ok'],
  ['15 days before it', { today: '2026-11-13' }, 'ok'],
  ['14 days before it', { today: '2026-11-14' }, 'soon'],
  ['501 miles before it', { odometer: 44_499 }, 'ok'],
  ['500 miles before it', { odometer: 44_500 }, 'soon'],
  ['on its day', { today: '2026-11-28' }, 'due'],
  ['3 days after it', { today: '2026-12-01' }, 'due'],
  ['4 days after it', { today: '2026-12-02' }, 'overdue'],
  ['at its reading', { odometer: 45_000 }, 'due'],
  ['3 days after its reading was seen', { odometer: 45_900, milesDueOn: '2026-07-29' }, 'due'],
  ['4 days after its reading was seen', { odometer: 45_900, milesDueOn: '2026-07-28' }, 'overdue'],
  ['booked before anything is due', { visit: '2026-08-02' }, 'ok'],
  ['booked on its day', { today: '2026-11-28', visit: '2026-11-30' }, 'booked'],
  ['overdue and booked', { today: '2026-12-09', visit: '2026-12-10' }, 'booked'],
  [
    '3 days after a visit without a receipt',
    { today: '2026-12-13', visit: '2026-12-10' },
    'booked',
  ],
  [
    '4 days after a visit without a receipt',
    { today: '2026-12-14', visit: '2026-12-10' },
    'overdue',
  ],
])('%s it is as the table says', (_when, more, state) => {
  expect(maintenanceState(facts(more))).toBe(state)
})

const day = fc.integer({ min: -400, max: 400 }).map((days) => addDaysToDay('2026-11-28', days))
const order: MaintenanceState[] = ['ok', 'soon', 'due', 'overdue']

it('never becomes less urgent as days and miles go by', () => {
  fc.assert(
    fc.property(day, fc.nat(400), fc.nat(50_000), fc.nat(5_000), (today, days, odometer, miles) => {
      const milesDueOn = odometer >= 45_000 ? today : undefined
      const now = maintenanceState(facts({ today, odometer, milesDueOn }))
      const later = { today: addDaysToDay(today, days), odometer: odometer + miles, milesDueOn }
      expect(order.indexOf(maintenanceState(facts(later)))).toBeGreaterThanOrEqual(
        order.indexOf(now),
      )
    }),
  )
})

it('counts from whichever comes first', () => {
  fc.assert(
    fc.property(day, day, (today, milesDueOn) => {
      const first = dueDay(facts({ today, milesDueOn, odometer: 46_000 }))
      expect(first).toBe(milesDueOn < '2026-11-28' ? milesDueOn : '2026-11-28')
    }),
  )
})

it('leaves the oil change out for an electric car', () => {
  expect(standardPlan('gas').map(({ kind }) => kind)).toEqual(['oil', 'tyres', 'brakes', 'check'])
  expect(standardPlan('electric').map(({ kind }) => kind)).toEqual(['tyres', 'brakes', 'check'])
})
