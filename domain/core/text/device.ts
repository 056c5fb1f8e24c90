/** What a browser says it is, by its kind alone (docs/product/accounts.md#sessions). */
export const browsers = [
  'chrome',
  'edge',
  'firefox',
  'opera',
  'safari',
  'samsung',
  'other',
] as const
export const systems = [
  'android',
  'chromeos',
  'ios',
  'ipados',
  'linux',
  'macos',
  'windows',
  'other',
] as const

export type Device = { browser: (typeof browsers)[number]; system: (typeof systems)[number] }

/* Most browsers also name those that they want to be taken for, so the order decides. */
const browserMarks: [Device['browser'], readonly string[]][] = [
  ['edge', ['Edg/', 'EdgA/', 'EdgiOS/', 'Edge/']],
  ['opera', ['OPR/', 'OPT/', 'Opera']],
  ['samsung', ['SamsungBrowser/']],
  ['firefox', ['Firefox/', 'FxiOS/']],
  ['chrome', ['Chrome/', 'CriOS/', 'Chromium/']],
  ['safari', ['Safari/']],
]
const systemMarks: [Device['system'], readonly string[]][] = [
  ['ipados', ['iPad']],
  ['ios', ['iPhone', 'iPod']],
  ['android', ['Android']],
  ['chromeos', ['CrOS']],
  ['windows', ['Windows']],
  ['macos', ['Macintosh', 'Mac OS X']],
  ['linux', ['Linux', 'X11']],
]

/** Longer ones are nobody's browser; what is behind is not looked at. */
const longest = 500

/** The browser and the system of a `User-Agent` header; `other` for what nobody would recognise. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, longest)
  const found = <Kind>(marks: [Kind, readonly string[]][]) =>
    marks.find(([, names]) => names.some((name) => text.includes(name)))?.[0]
  return { browser: found(browserMarks) ?? 'other', system: found(systemMarks) ?? 'other' }
}
