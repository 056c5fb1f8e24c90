import { expect, it } from 'vitest'
import { bestOf, splitRows } from './best-of.ts'

it.each([
  ['the least', [3, 1, 2], 'least', [1]],
  ['the most', [3, 1, 2], 'most', [0]],
  ['two that are equally good', [1, 1, 2], 'least', [0, 1]],
  ['none where all are alike', [2, 2, 2], 'least', []],
  ['none where one has no number', [2, undefined, 3], 'most', []],
  ['none of one alone', [2], 'most', []],
  ['none of none', [], 'least', []],
] as const)('the best of several is %s', (_what, numbers, which, places) => {
  expect(bestOf(numbers, which)).toEqual(places)
})

it('what is the same for all stands apart from what differs', () => {
  const row = (id: string, ...values: string[]) => ({ id, label: id, values, best: [] })
  const rows = [
    row('seats', '5', '5'),
    row('where', 'Oakland', 'Fremont'),
    row('fuel', 'Gas', 'Gas'),
  ]
  const { different, same } = splitRows(rows)
  expect(different.map(({ id }) => id)).toEqual(['where'])
  expect(same.map(({ id }) => id)).toEqual(['seats', 'fuel'])
  // One car alone has nothing to be the same as.
  expect(splitRows([row('seats', '5')]).different).toHaveLength(1)
})
