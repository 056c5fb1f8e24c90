import { expect, test } from 'vitest'
import { contractChanges } from './contract-changes.ts'

const first = [
  '# Rental contract',
  'Version\t1',
  'Made\tNovember 20',
  'Driver\tAna',
  'Plate\tT1',
  'Nobody else drives.',
].join('\n')
const own = ['Version', 'Made']

test.each([
  ['nothing but its number', (text: string) => text.replace('Version\t1', 'Version\t2'), []],
  [
    'a fact that is another one',
    (text: string) => text.replace('T1', 'T2'),
    [{ name: 'Plate', before: 'T1', after: 'T2' }],
  ],
  [
    'a fact that joined',
    (text: string) => text.replace('Plate', 'Driver\tLuis\nPlate'),
    [{ name: 'Driver', after: 'Luis' }],
  ],
  [
    'a fact that left',
    (text: string) => text.replace('Plate\tT1\n', ''),
    [{ name: 'Plate', before: 'T1' }],
  ],
  [
    'a sentence that is worded anew',
    (text: string) => text.replace('Nobody else drives.', 'Only Ana drives.'),
    [{ after: 'Only Ana drives.' }, { before: 'Nobody else drives.' }],
  ],
])('%s', (_, change, expected) => {
  expect(contractChanges(first, change(first), own)).toEqual(expected)
})
