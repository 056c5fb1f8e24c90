import { expect, it } from 'vitest'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { neededPapers } from './needed.ts'
import { emptyOf } from './part.ts'

type Changes = {
  birthDate?: string
  license?: Partial<Driver['license']>
  insurance?: Partial<Driver['insurance']>
}

const driver = ({ birthDate = '1990-05-04', license, insurance }: Changes = {}): Driver => ({
  driverId: 'd',
  primary: true,
  firstName: 'Ana',
  lastName: 'Núñez',
  phone: '+13055550123',
  birthDate,
  license: { verification: 'verified', expirationDate: '2027-01-07', pictures: [], ...license },
  insurance: {
    verification: 'submitted',
    expirationDate: '2027-01-07',
    coverage: {},
    pictures: [],
    ...insurance,
  },
})
const tripEnd = '2027-01-06'

it.each<[string, Driver | undefined, string | undefined, string[]]>([
  ['nothing is known yet', undefined, tripEnd, ['person', 'license', 'insurance']],
  ['all is valid one day longer than the trip', driver(), tripEnd, []],
  [
    'a license ends with the trip',
    driver({ license: { expirationDate: tripEnd } }),
    tripEnd,
    ['license'],
  ],
  [
    'a license ends and there is no trip',
    driver({ license: { expirationDate: tripEnd } }),
    undefined,
    [],
  ],
  [
    'an insurance was not accepted',
    driver({ insurance: { verification: 'rejected' } }),
    tripEnd,
    ['insurance'],
  ],
  ['no license was sent', driver({ license: { verification: 'missing' } }), undefined, ['license']],
  ['the birth date is unknown', driver({ birthDate: '' }), tripEnd, ['person']],
])('when %s', (_when, known, end, expected) => {
  const needed = neededPapers(known, end)
  expect(Object.entries(needed).flatMap(([name, is]) => (is ? [name] : []))).toEqual(expected)
})

it('names what is empty, in its order; blanks are empty too', () => {
  expect(
    emptyOf([
      ['Photo', false],
      ['Number', ' '],
      ['Expires', '2031-01-01'],
      ['State', undefined],
      ['Terms', true],
    ]),
  ).toEqual(['Photo', 'Number', 'State'])
})
