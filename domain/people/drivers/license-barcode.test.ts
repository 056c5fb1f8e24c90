import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '#domain/core/time/wall-time.ts'
import { licenseText } from '#testing/screens/license-text.ts'
import { readLicense } from './license-barcode.ts'

const tess = {
  firstName: 'Tess',
  middleName: 'Marie',
  lastName: 'Newman',
  birthDate: '1994-03-14',
  number: 'D4820917',
  expirationDate: '2029-08-14',
  state: 'CA',
  isFirstCut: false,
  isLastCut: false,
}

describe('a license of the United States', () => {
  it('says who it is of, until when, and from where', () => {
    expect(readLicense(licenseText())).toEqual(tess)
  })

  it.each([
    ['a name of several words', { DCS: "O'BRIEN-DE LA CRUZ" }, { lastName: "O'Brien-De La Cruz" }],
    ['accents', { DCS: 'NÚÑEZ' }, { lastName: 'Núñez' }],
    [
      'a name that was cut',
      { DCS: 'WOLFESCHLEGELSTEINHAUSENBERGERDORFFWELC', DDE: 'T' },
      { lastName: 'Wolfeschlegelsteinhausenbergerdorffwelc', isLastCut: true },
    ],
    ['no middle name', { DAD: 'NONE' }, { middleName: undefined }],
    [
      'given names in one, set apart by commas',
      { DAC: '', DAD: '', DCT: 'ANA,LUZ' },
      { firstName: 'Ana', middleName: 'Luz' },
    ],
    [
      'given names in one, set apart by a space',
      { DAC: '', DAD: '', DCT: 'ANA LUZ' },
      { firstName: 'Ana', middleName: 'Luz' },
    ],
    [
      'all names in one, as the oldest',
      { DCS: '', DAC: '', DAD: '', DAA: 'SOTO,ANA,LUZ' },
      { firstName: 'Ana', lastName: 'Soto', middleName: 'Luz' },
    ],
    ['the year first, as the oldest', { DBB: '19940314' }, { birthDate: '1994-03-14' }],
    ['no such day', { DBA: '02302029' }, { expirationDate: undefined }],
    ['a number with letters that no license has', { DAQ: 'D4820917Ñ' }, { number: undefined }],
    ['a number of several parts', { DAQ: 'S 123-456' }, { number: 'S 123-456' }],
    [
      'a name with three letters that mean something else',
      { DCS: 'BUNDAC', DAG: 'DAQ STREET' },
      { lastName: 'Bundac', firstName: 'Tess', number: 'D4820917' },
    ],
    ['a blank name', { DAC: ' ' }, { firstName: undefined }],
    ['no country', { DCG: '' }, { state: 'CA' }],
  ])('with %s', (_what, elements: Record<string, string>, expected) => {
    expect(readLicense(licenseText(elements))).toEqual({ ...tess, ...expected })
  })

  it('is of the state that issued it, wherever its driver lives', () => {
    expect(readLicense(licenseText({ DAJ: 'NV' }, { issuer: '636010' }))?.state).toBe('FL')
  })
})

it.each([
  ['another country', licenseText({ DCG: 'CAN' })],
  ['an issuer of another country', licenseText({ DCG: '' }, { issuer: '636012' })],
  ['an identity card', licenseText({}, { part: 'ID' })],
  ['a parcel', '420940169400100000000000000000'],
  ['nothing', ''],
  ['a header alone', '@\n\u001e\rANSI 636014100001DL00310000'],
  ['a header without end', `@\n\u001e\rANSI 636014${' '.repeat(500)}DLDAQD1\n`],
  ['more than a barcode holds', licenseText({ ZCA: 'A'.repeat(3_000) })],
])('a barcode of %s is not read', (_what, raw) => {
  expect(readLicense(raw)).toBeUndefined()
})

describe('whatever a barcode holds', () => {
  const line = fc.string({ unit: 'binary', maxLength: 120 })
  const elements = fc.dictionary(
    fc.constantFrom('DAA', 'DAC', 'DCT', 'DCS', 'DAD', 'DBB', 'DBA', 'DAQ', 'DDE', 'DCG', 'DLD'),
    line,
  )

  it('what is read of it can be taken, or is left out', () => {
    fc.assert(
      fc.property(elements, line, (changes, noise) => {
        const read = readLicense(noise + licenseText(changes))
        for (const day of [read?.birthDate, read?.expirationDate])
          expect(day === undefined || parseDay(day) === day).toBe(true)
        for (const name of [read?.firstName, read?.middleName, read?.lastName])
          expect(name === undefined || (name.trim() === name && name.length <= 80)).toBe(true)
        expect(read?.number ?? 'D1').toMatch(/^[A-Za-z0-9][A-Za-z0-9 /-]{0,29}$/)
      }),
    )
  })

  it('text without its mark is nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (noise) => {
        fc.pre(!noise.includes('ANSI ') && !noise.includes('AAMVA'))
        expect(readLicense(noise)).toBeUndefined()
      }),
    )
  })
})
