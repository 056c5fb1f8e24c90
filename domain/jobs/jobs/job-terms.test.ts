import { expect, it } from 'vitest'
import { changedTerms, type ChangedTerm, type JobTerms } from './job-terms.ts'

const terms: JobTerms = {
  price: 4000,
  start: 1_795_363_200,
  end: 1_795_377_600,
  seats: 1,
  size: null,
  from: '1',
  to: '2',
  via: ['3'],
  moved: 0,
}

it.each<[string, Partial<JobTerms>, ChangedTerm[]]>([
  ['nothing', {}, []],
  ['a cent', { price: 4001 }, ['price']],
  ['no price any more', { price: null }, ['price']],
  ['a price of nothing instead of none', { price: 0 }, ['price']],
  ['another beginning', { start: terms.start + 60 }, ['time']],
  ['another end', { end: terms.end + 60 }, ['time']],
  ['both ends of the window', { start: 0, end: 60 }, ['time']],
  ['where it begins', { from: '9' }, ['from']],
  ['where it goes', { to: null }, ['to']],
  ['a town on the way', { via: [] }, ['via']],
  ['the order of towns', { via: ['3', '4'] }, ['via']],
  ['the exact place', { moved: 1 }, ['spot']],
  ['seats', { seats: 2 }, ['seats']],
  ['size', { size: 'large' }, ['size']],
  ['more than one', { size: 'large', price: 1, to: '5' }, ['price', 'to', 'size']],
])('what changed: %s', (_, more, changed) => {
  expect(changedTerms(terms, { ...terms, ...more })).toEqual(changed)
})
