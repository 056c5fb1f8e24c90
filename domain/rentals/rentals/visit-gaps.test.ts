import { expect, test } from 'vitest'
import { lacksPapers, visitGaps } from './visit-gaps.ts'

const ready = { kind: 'pickup', isConfirmed: true, isAccepted: true, missing: [] } as const

test.each([
  ['nothing is missing', ready, []],
  ['nobody has confirmed', { ...ready, isConfirmed: false }, ['confirmation']],
  ['the contract is open', { ...ready, isAccepted: false }, ['contract']],
  [
    'two drivers lack the same paper',
    { ...ready, missing: ['license', 'license', 'money'] as const },
    ['license', 'money'],
  ],
  [
    'a change of car waits for the same',
    { ...ready, kind: 'swap', isConfirmed: false, isAccepted: false, missing: ['age'] as const },
    ['confirmation', 'contract', 'age'],
  ],
  [
    'a return gives no keys',
    { ...ready, kind: 'return', isConfirmed: false, missing: ['license'] as const },
    [],
  ],
] as const)('%s', (_what, visit, gaps) => {
  expect(visitGaps(visit)).toEqual(gaps)
})

test.each([
  [['license'], true],
  [['age', 'money'], true],
  [['confirmation', 'contract', 'money', 'deposit'], false],
  [[], false],
] as const)('%s: papers are missing is %s', (gaps, lacks) => {
  expect(lacksPapers(gaps)).toBe(lacks)
})
