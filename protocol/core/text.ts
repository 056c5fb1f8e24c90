/** A sentence in both languages of the product (SEED.md 1). */
export type Text = { en: string; es: string }

/** The two languages; `en` is the default (SEED.md 9). */
export type Lang = 'en' | 'es'

/** Only exactly two letters that name a language of ours count (SEED.md 4.4); anything else is English. */
export function langOf(code: string | null | undefined): Lang {
  return code === 'es' ? 'es' : 'en'
}
