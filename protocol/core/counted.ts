import type { Lang } from './text.ts'

/** Made when first asked: no screen counts in both languages before it is drawn. */
const rules = new Map<Lang, Intl.PluralRules>()

function rulesOf(lang: Lang): Intl.PluralRules {
  const made = rules.get(lang) ?? new Intl.PluralRules(`${lang}-US`)
  rules.set(lang, made)
  return made
}

/** What is said of one thing, and what of any other number of them; `#` stands for the number. */
export type Forms = { one: string; other: string }

/** A sentence that counts, in the form that its language has for the number (docs/product/app.md#languages). */
export function counted(lang: Lang, { one, other }: Forms): (count: number) => string {
  return (count) =>
    (rulesOf(lang).select(count) === 'one' ? one : other).replaceAll('#', String(count))
}
