import { expect, test } from 'vitest'
import { arePapersVerified, type Paper, type PaperGap, paperGap } from './papers.ts'

const end = '2027-01-12T10:00'
const verified = { state: 'verified', expires: '2027-01-13' } as const

test.each<[string, Paper, PaperGap | undefined]>([
  ['was never sent', { state: 'missing' }, 'missing'],
  ['waits for staff', { state: 'submitted', expires: '2031-01-01' }, 'submitted'],
  ['was not accepted', { state: 'rejected', expires: '2031-01-01' }, 'rejected'],
  ['is verified until the day after the trip', verified, undefined],
  [
    'is verified until the end of the trip',
    { state: 'verified', expires: '2027-01-12' },
    'expires',
  ],
  ['waits for staff and ends too soon', { state: 'submitted', expires: '2027-01-12' }, 'expires'],
  ['is verified without a last day', { state: 'verified' }, 'expires'],
])('a paper that %s', (_how, paper, gap) => {
  expect(paperGap(paper, end)).toBe(gap)
})

const good = { license: verified, insurance: verified }
const waits = { state: 'submitted', expires: '2031-01-01' } as const

test.each([
  ['with a verified driver', [good], true],
  ['without any driver', [], false],
  ['whose second driver waits for staff', [good, { ...good, license: waits }], false],
  ['whose cover waits for staff', [{ ...good, insurance: waits }], false],
])('a rental %s', (_how, drivers, holds) => {
  expect(arePapersVerified(drivers, end)).toBe(holds)
})
