/** A sentence in both languages of the product (docs/product/app.md#shell). */
export type Text = { en: string; es: string }

/** The two languages; `en` is the default (docs/product/app.md#languages). */
export type Lang = 'en' | 'es'

/** Only exactly two letters that name a language of ours count (docs/product/app.md#languages); anything else is English. */
export function langOf(code: string | null | undefined): Lang {
  return code === 'es' ? 'es' : 'en'
}
