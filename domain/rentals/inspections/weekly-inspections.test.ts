import { describe, expect, it } from 'vitest'
import { nextInspection, weeksOf, weekToInspect } from './weekly-inspections.ts'

const handedOver = '2026-11-24T10:00'
const rental = { handedOver, ends: '2027-01-12T10:00', done: [] as number[] }
const statesAt = (now: string, more: Partial<typeof rental> = {}) =>
  weeksOf({ ...rental, ...more, now }).map(({ state }) => state)

describe('the weeks of a rental', () => {
  it('are counted from the keys, one ahead', () => {
    expect(weeksOf({ ...rental, now: handedOver })).toEqual([
      {
        week: 1,
        opens: '2026-11-29T10:00',
        due: '2026-12-01T10:00',
        last: '2026-12-08T10:00',
        state: 'ahead',
      },
    ])
  })

  it.each([
    ['2 days before its due time', '2026-11-29T10:00', ['open', 'ahead']],
    ['at its due time', '2026-12-01T10:00', ['open', 'ahead']],
    ['a minute later', '2026-12-01T10:01', ['overdue', 'ahead']],
    ['when the next opens', '2026-12-06T10:00', ['overdue', 'open', 'ahead']],
    ['a week later', '2026-12-08T10:00', ['missed', 'open', 'ahead']],
  ])('are %s', (_, now, states) => {
    expect(statesAt(now)).toEqual(states)
  })

  it('stay on the same time of day when the clocks change', () => {
    const spring = { handedOver: '2027-03-10T09:30', ends: '2027-04-20T09:30' }
    const [first] = weeksOf({ ...spring, now: spring.handedOver, done: [] })
    expect(first?.due).toBe('2027-03-17T09:30')
  })

  it('end with the rental: the return has an inspection of its own', () => {
    const ends = '2026-12-08T10:00'
    expect(statesAt('2026-12-07T10:00', { ends, done: [1] })).toEqual(['done'])
    // Who is late goes on having weeks.
    expect(statesAt('2026-12-09T10:00', { ends, done: [1] })).toEqual(['done', 'overdue'])
  })
})

describe('an inspection made now', () => {
  it('is for the oldest week that is still open', () => {
    const weeks = weeksOf({ ...rental, now: '2026-12-06T10:00' })
    expect(weekToInspect(weeks)?.week).toBe(1)
    expect(weekToInspect(weeksOf({ ...rental, now: '2026-12-06T10:00', done: [1] }))?.week).toBe(2)
  })

  it('does not make up for a week that is missed', () => {
    const weeks = weeksOf({ ...rental, now: '2026-12-08T10:00' })
    expect(weekToInspect(weeks)?.week).toBe(2)
    expect(nextInspection(weeks)?.week).toBe(2)
  })

  it('waits when nothing is open', () => {
    const weeks = weeksOf({ ...rental, now: '2026-12-02T10:00', done: [1] })
    expect(weekToInspect(weeks)).toBeUndefined()
    expect(nextInspection(weeks)).toMatchObject({ week: 2, state: 'ahead' })
  })
})
