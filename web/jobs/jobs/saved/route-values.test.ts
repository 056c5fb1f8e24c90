import { describe, expect, it, test } from 'vitest'
import type { SavedRoute } from '#protocol/jobs/jobs/routes.ts'
import { drivenText } from './driven-text.ts'
import {
  dayProblem,
  daysProblem,
  fromMoment,
  inputOf,
  isNextDay,
  momentOf,
  newValues,
  timesWith,
  valuesOf,
} from './route-values.ts'
import { savedMessages } from './saved-messages.ts'

const town = (id: string) => ({ id, name: id, state: 'CA', latitude: 37, longitude: -122 })
const saved: SavedRoute = {
  id: 'R1',
  name: 'To work',
  area: '1',
  stops: [town('a'), town('b')],
  days: [1, 3],
  leaves: '08:10',
  arrives: '09:30',
  detour: 2.5,
  seats: 0,
  notify: false,
  miles: 38,
  matches: 2,
  week: { jobs: 1, pay: 40 },
  version: 4,
}

test('a saved route is sent as it was read when nothing is typed', () => {
  expect(inputOf(valuesOf(saved))).toEqual({
    name: 'To work',
    stops: ['a', 'b'],
    days: ['1', '3'],
    leaves: '08:10',
    arrives: '09:30',
    detour: '2.5',
    seats: '0',
    notify: false,
  })
})

test('one day takes the place of the days of the week', () => {
  const once = { ...valuesOf(saved), repeats: 'once' as const, day: '2026-12-01' }
  expect(inputOf(once)).toMatchObject({ day: '2026-12-01', days: [] })
  expect(inputOf(newValues())).not.toHaveProperty('name')
  expect(inputOf(newValues())).not.toHaveProperty('day')
})

test('the stops and the detour of a list begin a new one', () => {
  const values = newValues([town('a'), town('b'), town('c')], '8')
  expect(inputOf(values)).toMatchObject({ stops: ['a', 'b', 'c'], detour: '8' })
})

describe('when', () => {
  it('some day must be chosen', () => {
    expect(daysProblem({ repeats: 'weekly', days: [] })).toBe('required:')
    expect(daysProblem({ repeats: 'once', days: [] })).toBeUndefined()
    expect(dayProblem({ repeats: 'once', day: '' })).toBe('required:')
    expect(dayProblem({ repeats: 'weekly', day: '' })).toBeUndefined()
  })

  it('a day and a time are one moment', () => {
    expect(momentOf({ day: '', leaves: '08:00' })).toBeUndefined()
    expect(momentOf({ day: '2026-12-01', leaves: '08:00' })).toBe('2026-12-01T08:00')
    expect(fromMoment('2026-12-01T08:00')).toEqual({ day: '2026-12-01', leaves: '08:00' })
  })

  it('a time between two half hours can still be chosen, in its place', () => {
    expect(timesWith('08:10').slice(15, 19)).toEqual(['07:30', '08:00', '08:10', '08:30'])
    expect(timesWith('08:00')).toHaveLength(48)
  })

  it.each([
    ['18:00', '02:00', true],
    ['08:00', '08:00', true],
    ['08:00', '08:30', false],
  ])('from %s to %s: the next day %s', (leaves, arrives, next) => {
    expect(isNextDay({ leaves, arrives })).toBe(next)
  })

  it.each([
    [{}, 'Mon, Wed · 08:10–09:30', 'lun, mié · 08:10–09:30'],
    [{ days: [0, 6] }, 'Sat, Sun · 08:10–09:30', 'sáb, dom · 08:10–09:30'],
    [
      { days: [1, 2, 3, 4, 5] },
      'Monday to Friday · 08:10–09:30',
      'De lunes a viernes · 08:10–09:30',
    ],
    [
      { days: [0, 1, 2, 3, 4, 5, 6], arrives: '02:00' },
      'Every day · 08:10–02:00 the next day',
      'Todos los días · 08:10–02:00 del día siguiente',
    ],
    [{ day: '2026-12-01', days: [] }, '01/12/2026 · 08:10–09:30', '01/12/2026 · 08:10–09:30'],
  ])('%o reads %s', (more, en, es) => {
    const route = { ...saved, ...more }
    expect(drivenText(route, savedMessages.en, 'en')).toBe(en)
    expect(drivenText(route, savedMessages.es, 'es')).toBe(es)
  })
})
