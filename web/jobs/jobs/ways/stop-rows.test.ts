import { describe, expect, it, test } from 'vitest'
import { mostStops } from '#domain/jobs/jobs/saved-route.ts'
import {
  areComplete,
  hasRoom,
  movedStop,
  rowProblem,
  rowsOf,
  townsOf,
  withoutStop,
  withStop,
} from './stop-rows.ts'

const town = (id: string) => ({ id, name: id, state: 'CA', latitude: 37, longitude: -122 })
const three = rowsOf([town('a'), town('b'), town('c')])
const idsOf = (rows: typeof three) => rows.map((row) => row.town?.id ?? '')

test('two stops are asked for, however few are known', () => {
  expect(idsOf(rowsOf([]))).toEqual(['', ''])
  expect(idsOf(rowsOf([town('a')]))).toEqual(['a', ''])
})

test('a new stop comes before the goal, and its key is its own', () => {
  const rows = withStop(withStop(three))
  expect(idsOf(rows)).toEqual(['a', 'b', '', '', 'c'])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(5)
})

describe('moving', () => {
  it('changes places with the next one, and keeps the keys', () => {
    const [, second] = three
    expect(idsOf(movedStop(three, second?.key ?? -1, -1))).toEqual(['b', 'a', 'c'])
    expect(idsOf(movedStop(three, second?.key ?? -1, 1))).toEqual(['a', 'c', 'b'])
    expect(movedStop(three, second?.key ?? -1, 1).at(-1)?.key).toBe(second?.key)
  })

  it('ends at the ends', () => {
    expect(idsOf(movedStop(three, three[0]?.key ?? -1, -1))).toEqual(['a', 'b', 'c'])
    expect(idsOf(movedStop(three, three[2]?.key ?? -1, 1))).toEqual(['a', 'b', 'c'])
  })
})

test('of two stops none can be taken away, only emptied', () => {
  const two = withoutStop(three, three[1]?.key ?? -1)
  expect(idsOf(two)).toEqual(['a', 'c'])
  expect(idsOf(withoutStop(two, two[0]?.key ?? -1))).toEqual(['', 'c'])
})

test('the ends must be chosen; what is empty between them is no stop', () => {
  const rows = withStop(three)
  expect(areComplete(rows)).toBe(true)
  expect(townsOf(rows).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  const open = rowsOf([town('a')])
  expect(areComplete(open)).toBe(false)
  expect(rowProblem(open, open[0]?.key ?? -1)).toBeUndefined()
  expect(rowProblem(open, open[1]?.key ?? -1)).toBe('required:')
})

test('there is room for as many stops as a route may have', () => {
  const nine = rowsOf(Array.from({ length: mostStops - 1 }, (_, index) => town(String(index))))
  expect(hasRoom(nine)).toBe(true)
  expect(hasRoom(withStop(nine))).toBe(false)
})
