import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSameName } from './same-name.ts'

const license = (firstName: string, lastName: string, more = {}) => ({
  firstName,
  lastName,
  isFirstCut: false,
  isLastCut: false,
  ...more,
})

it.each([
  ['case', license('TESS', 'NEWMAN'), ['Tess', 'newman'], true],
  ['accents', license('JOSE', 'NUNEZ'), ['José', 'Núñez'], true],
  ['hyphens', license('ANA', 'LOPEZ GARCIA'), ['Ana', 'López-García'], true],
  ['hyphens that are left out', license('ANA', 'LOPEZGARCIA'), ['Ana', 'López-García'], true],
  ['apostrophes', license('SEAN', 'OBRIEN'), ['Sean', 'O’Brien'], true],
  ['a second surname', license('ANA', 'LOPEZ GARCIA'), ['Ana', 'López'], true],
  ['a second surname of the account', license('ANA', 'LOPEZ'), ['Ana', 'López García'], true],
  ['particles', license('JUAN', 'DE LA CRUZ'), ['Juan', 'Delacruz'], true],
  ['a middle name', license('ANA', 'SOTO', { middleName: 'LUZ' }), ['Ana Luz', 'Soto'], true],
  [
    'a name that was cut',
    license('MAXIMILIA', 'SOTO', { isFirstCut: true }),
    ['Maximiliano', 'Soto'],
    true,
  ],
  [
    'a surname that was cut',
    license('ANA', 'WOLFESCHLEGEL', { isLastCut: true }),
    ['Ana', 'Wolfeschlegelstein'],
    true,
  ],
  ['a name that only looks cut', license('MAX', 'SOTO'), ['Maximiliano', 'Soto'], false],
  [
    'a name that is cut elsewhere',
    license('ANA', 'WOLF', { isLastCut: true }),
    ['Ana', 'Stein'],
    false,
  ],
  ['another first name', license('ANA', 'SOTO'), ['Luz', 'Soto'], false],
  ['another surname', license('ANA', 'SOTO'), ['Ana', 'Rey'], false],
  ['a particle alone', license('JUAN', 'DE LA CRUZ'), ['Juan', 'De la Rosa'], false],
  ['names in the wrong order', license('SOTO', 'ANA'), ['Ana', 'Soto'], false],
  ['a name that is not known yet', license('ANA', 'SOTO'), ['', ''], true],
])('%s', (_what, read, [firstName, lastName], expected) => {
  expect(isSameName(read, { firstName, lastName })).toBe(expected)
})

const letters = fc.string({
  unit: fc.constantFrom('a', 'e', 'o', 'ñ', 'á', 'ü', 'ç', 'B', 'X', 'Z', ' ', '-', '’'),
  minLength: 2,
  maxLength: 20,
})

it('a name is the same as itself in capitals without accents, however much of it was cut off', () => {
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 2, max: 20 }), (first, last, room) => {
      const onCard = (name: string) =>
        name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().slice(0, room)
      const [firstName, lastName] = [onCard(first), onCard(last)]
      const cut = { isFirstCut: first.length > room, isLastCut: last.length > room }
      expect(
        isSameName({ firstName, lastName, ...cut }, { firstName: first, lastName: last }),
      ).toBe(true)
    }),
  )
})

it('a whole name is the same either way round', () => {
  fc.assert(
    fc.property(letters, letters, letters, (first, one, other) => {
      const there = isSameName(license(first, one), { firstName: first, lastName: other })
      const back = isSameName(license(first, other), { firstName: first, lastName: one })
      expect(there).toBe(back)
    }),
  )
})
