import { describe, expect, it, test } from 'vitest'
import type { JobType } from '#domain/jobs/jobs/job.ts'
import { cleanFields, encodeFields } from '#protocol/core/form-codec.ts'
import { updateJob } from '#protocol/jobs/jobs/update-job.ts'
import type { Town } from '#protocol/fleet/places/place.ts'
import {
  endAfter,
  endProblem,
  fromProblem,
  inputOf,
  type JobValues,
  noValues,
  startProblem,
  toProblem,
} from './job-values.ts'

const town = (id: string, area?: string): Town => ({
  id,
  name: id,
  state: 'CA',
  latitude: 37.8,
  longitude: -122.3,
  area,
})

/** Everything that can be typed, also what this type has no use for. */
const typed = (type: JobType): JobValues => ({
  ...noValues,
  type,
  from: town('p1', '1'),
  fromAddress: ' 12 Main St ',
  fromPoint: { latitude: 37.81, longitude: -122.29 },
  to: town('p2'),
  via: [town('p3'), null],
  start: '2026-12-01T08:00',
  end: '2026-12-01T10:00',
  title: 'A title',
  description: 'A description',
  price: '12.50',
  seats: '2',
  maxDetour: '7',
})

/** As the server reads it. */
const read = (values: JobValues) => {
  const fields = Object.fromEntries(encodeFields(inputOf(values) ?? {}))
  return updateJob.input.parse(cleanFields(fields))
}

test('a ride offered sends its way, seats and detour, and rows without a town not at all', () => {
  expect(read(typed('rideOffer'))).toMatchObject({
    type: 'rideOffer',
    from: { place: 'p1', address: '12 Main St', latitude: 37.81, longitude: -122.29 },
    to: { place: 'p2' },
    via: ['p3'],
    price: 1250,
    seats: 2,
    maxDetour: 7,
    photos: [],
  })
})

it.each([
  ['rideRequest', ['to', 'seats']],
  ['delivery', ['to', 'size']],
  ['errand', ['to']],
  ['carWash', []],
] as const)('a %s sends only what it has of a destination, seats, size and detour', (type, has) => {
  const sent = read(typed(type))
  const some = ['to', 'seats', 'size', 'maxDetour'].filter((name) => name in sent)
  expect(some).toEqual(has)
  expect(sent.via).toEqual(type === 'carWash' ? [] : ['p3'])
})

test('who asks for offers sends no price', () => {
  expect(read({ ...typed('errand'), pays: 'offers' })).not.toHaveProperty('price')
})

test('without a type or a place there is nothing to send', () => {
  expect(inputOf({ ...typed('errand'), type: '' })).toBeUndefined()
  expect(inputOf({ ...typed('errand'), from: null })).toBeUndefined()
})

describe('the towns', () => {
  it('begin in one of our areas', () => {
    expect(fromProblem(null)).toBe('required:')
    expect(fromProblem(town('far'))).toBe('notServed:')
    expect(fromProblem(town('near', '1'))).toBeUndefined()
  })
  it.each([
    ['rideRequest', 'required:'],
    ['movingHelp', undefined],
    ['carWash', undefined],
  ] as const)('a destination of a %s that is missing: %s', (type, said) => {
    expect(toProblem(null, type)).toBe(said)
  })
})

describe('the window', () => {
  const now = '2026-12-01T08:00'
  it.each([
    ['', undefined, 'required:'],
    ['2026-12-01T07:30', undefined, 'notEarlier:01/12/2026 08:00'],
    ['2026-12-01T07:30', '2026-12-01T07:30', undefined],
    ['2026-12-01T08:00', undefined, undefined],
    ['2027-05-30T08:00', undefined, undefined],
    ['2027-05-30T08:30', undefined, 'notAfter:30/05/2027'],
  ])('begins at %s, before it was changed at %s: %s', (start, kept, said) => {
    expect(startProblem(start, now, kept)).toBe(said)
  })
  it.each([
    ['', 'required:'],
    ['2026-12-01T08:00', 'notEarlier:01/12/2026 08:30'],
    ['2026-12-01T08:30', undefined],
    ['2026-12-31T08:00', undefined],
    ['2026-12-31T08:30', 'notAfter:31/12/2026'],
  ])('ends at %s: %s', (end, said) => {
    expect(endProblem(end, now)).toBe(said)
  })
  it('keeps a sound end and else lasts two hours', () => {
    expect(endAfter(now, '2026-12-02T08:00')).toBe('2026-12-02T08:00')
    expect(endAfter(now, '2026-11-30T08:00')).toBe('2026-12-01T10:00')
    expect(endAfter(now, '')).toBe('2026-12-01T10:00')
  })
})
