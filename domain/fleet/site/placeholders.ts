/** Who the company is, as far as a contract says it. */
const party = ['company', 'legalName', 'license', 'address', 'phone', 'nightPhone'] as const

/** What a page may name of the company, as `{phone}`; the value comes from its settings (docs/product/company.md#texts). */
export const placeholders = [
  ...party,
  'email',
  'opens',
  'closes',
  'promise',
  'promesa',
  'cardFee',
  'donation',
  'coverLow',
  'coverHigh',
] as const

/** What a contract names besides the company, each in its language: what the program does with the booking. */
const ofBooking = { en: ['fuel', 'cancellation'], es: ['combustible', 'cancelacion'] } as const

export type Placeholder =
  | (typeof placeholders)[number]
  | (typeof ofBooking)[keyof typeof ofBooking][number]

/** What each says now; absent: nothing is set, or it is off. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>

/** Who the company is: a text that names it cannot do without. What is off takes its sentence along. */
const needed: readonly Placeholder[] = [...party, 'email']

/* An anchor, `{#terms}`, is none. */
const braces = /\{(?!#)([^{}\n]{1,60})\}/g

/** What a contract may name: who the company is, and what it must. */
const ofContract: readonly Placeholder[] = [...party, ...ofBooking.en, ...ofBooking.es]

/** What can be filled into a text. */
export const placeholdersOf = (id: string): readonly Placeholder[] =>
  id === 'contract' ? ofContract : placeholders

const isPlaceholder = (name: string): name is Placeholder =>
  [...placeholders, ...ofContract].some((one) => one === name)

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(braces)].map(([, name = '']) => name)),
]

/** The names in braces that cannot be filled into this text, each once. */
export const unknownIn = (text: string, id = ''): string[] =>
  namesIn(text).filter((name) => !placeholdersOf(id).some((one) => one === name))

/** What a contract has to say of its booking and does not, in one language. */
export const unsaidIn = (body: string, lang: 'en' | 'es'): Placeholder[] =>
  ofBooking[lang].filter((name) => !namesIn(body).includes(name))

/** What a text names of the company that nobody has set, so that it cannot be put live. */
export const lackingIn = (text: string, values: PlaceholderValues): Placeholder[] =>
  namesIn(text)
    .filter(isPlaceholder)
    .filter((name) => needed.includes(name) && !values[name])

/** A line with its values; undefined when one has none: a sentence about what is off is not said. */
export function filled(line: string, values: PlaceholderValues): string | undefined {
  const lacks = namesIn(line)
    .filter(isPlaceholder)
    .some((name) => !values[name])
  if (lacks) return undefined
  return line.replaceAll(braces, (mark, name: string) =>
    isPlaceholder(name) ? (values[name] ?? mark) : mark,
  )
}
