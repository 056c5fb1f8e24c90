import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatPrint, printOf, printSize, someAlike } from './picture-print.ts'

const { width, height } = printSize
const pixels = (of: (x: number, y: number) => number) =>
  Array.from({ length: width * height }, (_, at) => of(at % width, Math.floor(at / width)))

describe('the print of a picture', () => {
  it.each<[string, number[], string]>([
    ['one colour', pixels(() => 77), flatPrint],
    ['one colour with its noise', pixels((x, y) => 77 + ((x * 7 + y * 3) % 11)), flatPrint],
    ['just more than noise', pixels((x) => (x === 0 ? 12 : 0)), '8080808080808080'],
    ['brighter to the right', pixels((x) => x * 20), '0000000000000000'],
    ['brighter to the left', pixels((x) => 200 - x * 20), 'ffffffffffffffff'],
    ['stripes', pixels((x) => (x % 2 === 0 ? 200 : 0)), 'aaaaaaaaaaaaaaaa'],
  ])('of %s', (_, grey, print) => {
    expect(printOf(grey)).toBe(print)
  })

  it('is of one size', () => {
    expect(() => printOf([1, 2, 3])).toThrow('3 pixels')
  })

  it('stays when all of it is a little brighter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 72, maxLength: 72 }),
        fc.integer({ min: 0, max: 50 }),
        (grey, more) => {
          expect(printOf(grey.map((pixel) => pixel + more))).toBe(printOf(grey))
        },
      ),
    )
  })
})

describe('pictures that are alike', () => {
  const four = ['ffffffffffffffff', '0000000000000000', 'aaaaaaaaaaaaaaaa', 'f0f0f0f0f0f0f0f0']
  it.each<[string, (string | undefined)[], boolean]>([
    ['none', [], false],
    ['one', ['ffffffffffffffff'], false],
    ['four that differ', four, false],
    ['the same twice', [...four, 'aaaaaaaaaaaaaaaa'], true],
    ['six bits apart', ['0000000000000000', '000000000000003f'], true],
    ['seven bits apart', ['0000000000000000', '000000000000007f'], false],
    ['one that shows nothing', [...four, flatPrint], true],
    ['sixteen that show nothing', Array.from({ length: 16 }, () => flatPrint), true],
    ['one that cannot be compared', [...four, undefined], true],
  ])('%s', (_, prints, alike) => {
    expect(someAlike(prints)).toBe(alike)
  })
})
