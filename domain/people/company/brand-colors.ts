/** A colour as `#rrggbb`. */
export type Color = string

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

type Channels = readonly [number, number, number]

const channels = (color: Color): Channels => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
]

/** `share` of the second colour in the first, 0 to 1. */
function mixed(color: Color, other: Color, share: number): Color {
  const [from, to] = [channels(color), channels(other)]
  const parts = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(color: Color): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours by WCAG 2, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ]
  return (high + 0.05) / (low + 0.05)
}

/** What text needs against what it stands on (docs/product/company.md#look). */
export const enoughContrast = 4.5

const white = '#ffffff'
const black = '#000000'
/** The darkest of what links stand on in the light theme, and the lightest in the dark one. */
const lightSunken = '#e6eeec'
const darkSurface = '#131f21'
const darkSunken = '#1c2b2d'

/** The colour moved toward black or white only as far as it must be for `most` against all of `on`. */
function moved(color: Color, toward: Color, on: readonly Color[], least = enoughContrast): Color {
  for (let step = 0; step < 100; step++) {
    const found = mixed(color, toward, step / 100)
    if (on.every((other) => contrast(found, other) >= least)) return found
  }
  return toward
}

/** Whether white can be read on a main colour, and it on every light ground. */
export const canBeMain = (color: Color): boolean =>
  [white, lightSunken].every((ground) => contrast(color, ground) >= enoughContrast)

/** The nearest colour that can be the main one. */
export const nearestMain = (color: Color): Color => moved(color, black, [white, lightSunken])

/** A theme's colours by the names of the stylesheet, without `--color-`. */
export type Palette = Readonly<Record<(typeof paletteNames)[number], Color>>

const paletteNames = [
  'primary',
  'primary-hover',
  'on-primary',
  'primary-soft',
  'on-soft',
  'poppy',
  'on-poppy',
  'poppy-ink',
  'poppy-soft',
  'hero',
  'hero-2',
  'on-hero-2',
] as const

/** What is said on an accent: the ink of the page, else whichever of black and white can be read. */
const onAccent = (accent: Color): Color =>
  ['#1d1006', white].find((ink) => contrast(ink, accent) >= enoughContrast) ?? black

/**
 * All colours of both themes from a company's two (docs/product/company.md#look): every pair that
 * stands on each other somewhere has a contrast of 4.5 at least.
 * @param main one that `canBeMain`
 */
export function palettes(main: Color, accent: Color): { light: Palette; dark: Palette } {
  const soft = mixed(main, white, 0.86)
  const accentSoft = mixed(accent, white, 0.84)
  const darkSoft = mixed(main, darkSurface, 0.7)
  const darkAccentSoft = mixed(accent, '#0a1314', 0.8)
  const darkMain = moved(main, white, [darkSurface, darkSunken, darkSoft], 7)
  const darkHero = mixed(main, black, 0.6)
  return {
    light: {
      primary: main,
      'primary-hover': mixed(main, black, 0.22),
      'on-primary': white,
      'primary-soft': soft,
      'on-soft': moved(main, black, [soft], 7),
      poppy: accent,
      'on-poppy': onAccent(accent),
      'poppy-ink': moved(accent, black, [accentSoft, lightSunken]),
      'poppy-soft': accentSoft,
      hero: mixed(main, black, 0.22),
      'hero-2': main,
      'on-hero-2': moved(mixed(main, white, 0.8), white, [main]),
    },
    dark: {
      primary: darkMain,
      'primary-hover': mixed(darkMain, white, 0.2),
      'on-primary': moved(mixed(main, black, 0.55), black, [darkMain], 7),
      'primary-soft': darkSoft,
      'on-soft': moved(darkMain, white, [darkSoft], 7),
      poppy: accent,
      'on-poppy': onAccent(accent),
      'poppy-ink': moved(accent, white, [darkAccentSoft, darkSunken]),
      'poppy-soft': darkAccentSoft,
      hero: darkHero,
      'hero-2': mixed(main, black, 0.45),
      'on-hero-2': moved(mixed(main, white, 0.75), white, [mixed(main, black, 0.45), darkHero]),
    },
  }
}
