import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canBeMain, contrast, isColor, nearestMain, palettes } from './brand-colors.ts'

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#1aa7b0', '#ffffff', 2.9],
  ['#0c7d85', '#ffffff', 4.9],
])('the contrast of %s on %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

test.each([
  ['#0C7d85', true],
  ['#0c7d8', false],
  ['0c7d85', false],
  ['#0c7d85;', false],
  ['teal', false],
])('%s is a color: %s', (text, expected) => {
  expect(isColor(text)).toBe(expected)
})

test('a pale main color is refused, and the nearest that passes is still of its kind', () => {
  expect(canBeMain('#1aa7b0')).toBe(false)
  expect(nearestMain('#1aa7b0')).toBe('#12757b')
})

test('the nearest of any color passes, and is its own nearest', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const nearest = nearestMain(color)
      expect(canBeMain(nearest)).toBe(true)
      expect(nearestMain(nearest)).toBe(nearest)
    }),
  )
})

/** What stands on what, by the names of the stylesheet. */
const pairs = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-soft', 'primary-soft'],
  ['primary', 'primary-soft'],
  ['on-poppy', 'poppy'],
  ['poppy-ink', 'poppy-soft'],
  ['on-hero-2', 'hero'],
  ['on-hero-2', 'hero-2'],
] as const
const grounds = {
  light: ['#ffffff', '#f2f6f5', '#e6eeec'],
  dark: ['#0a1314', '#131f21', '#1c2b2d'],
}

test('whatever two colors are chosen, everything of both themes can be read', () => {
  fc.assert(
    fc.property(anyColor.map(nearestMain), anyColor, (main, accent) => {
      const made = palettes(main, accent)
      for (const theme of ['light', 'dark'] as const) {
        const colors = made[theme]
        for (const [ink, ground] of pairs) {
          // A soft ground under a main color that barely passes is for icons and marks.
          const least = ink === 'primary' ? 3 : 4.5
          expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(least)
        }
        for (const ground of grounds[theme]) {
          expect(contrast(colors.primary, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(colors['poppy-ink'], ground)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast('#ffffff', colors.hero)).toBeGreaterThanOrEqual(4.5)
        expect(contrast('#ffffff', colors['hero-2'])).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 300 },
  )
})
