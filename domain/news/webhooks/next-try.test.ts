import { expect, it } from 'vitest'
import { afterTry, mostTries } from './next-try.ts'

const now = new Date('2026-11-20T18:00:00Z')
const seconds = (tries: number, status?: number) => {
  const after = afterTry(tries, { status }, now)
  return after.state === 'waiting' ? (after.nextTry.getTime() - now.getTime()) / 1000 : after.state
}

it.each([
  [1, 5],
  [2, 300],
  [3, 1800],
  [4, 7200],
  [5, 18_000],
  [6, 36_000],
  [7, 86_400],
])('after try %i without success the next one is %i seconds later', (tries, later) => {
  expect(seconds(tries, 500)).toBe(later)
  expect(seconds(tries)).toBe(later)
  expect(seconds(tries, 302)).toBe(later)
})

it('the last try is the eighth, and ends what goes there', () => {
  expect(mostTries).toBe(8)
  expect(afterTry(8, { status: 503 }, now)).toEqual({ state: 'failed', pausesEndpoint: true })
  // A server that ended after it had begun the last one.
  expect(afterTry(9, { status: undefined }, now)).toEqual({ state: 'failed', pausesEndpoint: true })
})

it.each([[200], [201], [204], [299]])('%i is a success at any try', (status) => {
  for (const tries of [1, 8, 9]) expect(seconds(tries, status)).toBe('delivered')
})

it('410 ends it at once', () => {
  expect(afterTry(1, { status: 410 }, now)).toEqual({ state: 'failed', pausesEndpoint: true })
})
