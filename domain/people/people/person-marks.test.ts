import { describe, expect, it, test } from 'vitest'
import { isCertain, type Known, marksOf } from './person-marks.ts'

const ana: Known = {
  firstName: 'Ana',
  lastName: 'Núñez',
  birthDate: '1990-05-04',
  phone: '(510) 555-0134',
  license: { number: 'D123-4567', country: 'US', state: 'CA' },
}
const license = (more: object): Known => ({
  ...ana,
  license: { number: 'D123-4567', country: 'US', state: 'CA', ...more },
})
const sameAs = (other: Known) =>
  marksOf(other)
    .filter(({ kind, text }) => marksOf(ana).some((one) => one.kind === kind && one.text === text))
    .map(({ kind }) => kind)

describe('a person is known again', () => {
  it.each([
    ['by a number without its dash', license({ number: 'd1234567' })],
    ['by a number with spaces and another dash', license({ number: ' D 123 – 4567' })],
    ['with a phone in another writing', { ...ana, phone: '+1 510 555 0134' }],
    ['with a second surname', { ...ana, lastName: 'NUÑEZ DE LA CRUZ' }],
    ['with a second first name', { ...ana, firstName: 'ana maría' }],
  ])('%s', (_, other) => {
    expect(sameAs(other)).toEqual(['license', 'phone', 'name'])
  })
})

describe('another person is not', () => {
  it.each<[string, Known, string[]]>([
    ['of another state', license({ state: 'FL' }), ['phone', 'name']],
    ['of another country', license({ country: 'MX', state: null }), ['phone', 'name']],
    ['with another number', license({ number: 'D123-4568' }), ['phone', 'name']],
    ['with another phone', { ...ana, phone: '+52 510 555 0134' }, ['license', 'name']],
    ['of the same name born later', { ...ana, birthDate: '1990-05-05' }, ['license', 'phone']],
    ['with another name', { ...ana, firstName: 'Anita' }, ['license', 'phone']],
  ])('%s', (_, other, left) => {
    expect(sameAs(other)).toEqual(left)
  })

  it('when nothing is known of either', () => {
    const nothing = { firstName: ' ', lastName: '-', phone: '12', license: null }
    expect([marksOf({}), marksOf(nothing), marksOf(license({ number: '--' })).length]).toEqual([
      [],
      [],
      2,
    ])
    expect(marksOf({ ...ana, birthDate: null }).map(({ kind }) => kind)).toEqual([
      'license',
      'phone',
    ])
  })
})

test('only a license is certain', () => {
  expect([isCertain(['phone', 'name']), isCertain(['name', 'license']), isCertain([])]).toEqual([
    false,
    true,
    false,
  ])
})
